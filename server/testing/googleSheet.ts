/** What a cell holds: a formula computes, a text is shown as it stands. */
export type Cell = { text: string } | { formula: string };

/** A cell as the spreadsheet takes a value that a script hands it: as if somebody had typed it, in the most daring program. */
function typed(value: string): Cell {
  if (value.startsWith("'")) return { text: value.slice(1) };
  return /^[\t\r\n]*[=+@\uff1d\uff0b\uff0d\uff20-]/.test(value) ? { formula: value } : { text: value };
}

const shownIn = (cell: Cell | undefined): string => (cell === undefined ? '' : 'text' in cell ? cell.text : '#ERROR!');

/** One tab; rows and columns count from 1, as the real service does. */
export class FakeTab {
  readonly rows: Cell[][] = [];
  frozenRows = 0;
  /** How wide the sheet is; a range beyond it is refused. */
  columns = 26;
  /** Set: the next row is refused, as by a service that has a bad minute. */
  failsOnce = false;

  constructor(
    readonly id: number,
    readonly name: string,
  ) {}

  /** The cells under the header, by its names. */
  records(): Record<string, Cell | undefined>[] {
    const [header = [], ...rows] = this.rows;
    return rows.map((row) => Object.fromEntries(header.map((cell, at) => [shownIn(cell), row[at]])));
  }

  getSheetId = () => this.id;
  getName = () => this.name;
  getLastRow = () => this.rows.length;
  getLastColumn = () => Math.max(0, ...this.rows.map((row) => row.length));
  getMaxColumns = () => this.columns;
  insertColumnsAfter = (_after: number, count: number) => void (this.columns += count);
  setFrozenRows = (count: number) => void (this.frozenRows = count);

  appendRow(values: readonly string[]): void {
    if (this.failsOnce) {
      this.failsOnce = false;
      throw new Error('Service Spreadsheets failed while accessing document');
    }
    this.rows.push(values.map(typed));
  }

  getRange(row: number, column: number, rowCount: number, columnCount: number) {
    if (Math.min(row, column, rowCount, columnCount) < 1 || column + columnCount - 1 > this.columns)
      throw new Error('The range is out of bounds');
    const columns = Array.from({ length: columnCount }, (_, at) => column - 1 + at);
    const lines = Array.from({ length: rowCount }, (_, at) => row - 1 + at);
    const getValues = () => lines.map((line) => columns.map((at) => shownIn(this.rows[line]?.[at])));
    return {
      getValues,
      setValues: (values: readonly (readonly string[])[]) =>
        lines.forEach((line, x) =>
          columns.forEach((at, y) => ((this.rows[line] ??= [])[at] = typed(values[x]?.[y] ?? ''))),
        ),
      createTextFinder: (wanted: string) => ({
        matchEntireCell: (isEntire: boolean) => ({
          findNext: () =>
            getValues()
              .flat()
              .find((value) => (isEntire ? value === wanted : value.includes(wanted))) ?? null,
        }),
      }),
    };
  }
}
