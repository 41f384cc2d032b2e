/** The content of a cell: a literal text, a computed formula, or a value that Sheets converted from a text. */
export type Cell =
  { text: string } | { formula: string } | { number: number } | { date: string } | { boolean: boolean };

const MAX_CELL_LENGTH = 50_000;

/** Characters that a spreadsheet program may skip before it detects a formula. */
const SKIPPED_PATTERN = /^[\s\p{Cc}\p{Cf}]+/u;
const FORMULA_PATTERN = /^[=+@\uff1d\uff0b\uff0d\uff20-]/;
const NUMBER_PATTERN = /^\d[\d,]*(\.\d*)?(e[+-]?\d+)?%?$/i;
const DATE_PATTERN = /^\d{1,4}([/.-]\d{1,2}){1,2}([T ].*)?$|^\d{1,2}:\d\d(:\d\d)?$|^\d{1,2} [A-Z][a-z]{2,} \d{4}$/;

/**
 * Returns the cell that Sheets creates from a value that a person types or a script sets. The function converts at
 * least as many values as any real spreadsheet program. In a column with the format "Plain text", Sheets detects no
 * numbers, dates or booleans, but still detects formulas and hides a leading apostrophe.
 */
function parseTypedValue(value: string, isTextColumn: boolean): Cell {
  if (value.startsWith("'")) return { text: value.slice(1) };
  const visibleText = value.replace(SKIPPED_PATTERN, '');
  if (FORMULA_PATTERN.test(visibleText)) return { formula: value };
  if (isTextColumn) return { text: value };
  if (/^(true|false)$/i.test(visibleText)) return { boolean: visibleText.toLowerCase() === 'true' };
  if (NUMBER_PATTERN.test(visibleText)) return { number: Number.parseFloat(visibleText.replaceAll(',', '')) };
  return DATE_PATTERN.test(visibleText) ? { date: visibleText } : { text: value };
}

function formatCell(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  return 'formula' in cell ? '#ERROR!' : String(Object.values(cell)[0]);
}

/** A tab of the spreadsheet. Rows and columns are numbered from 1, as in the real service. */
export class FakeTab {
  readonly rows: Cell[][] = [];
  frozenRowCount = 0;
  /** The number of columns of the tab. The service rejects a range beyond these columns. */
  maxColumns = 26;
  /** The number of rows of the tab, empty rows included. */
  maxRows = 1000;
  /** The numbers of the columns that have the format "Plain text". */
  readonly textColumns = new Set<number>();
  /** When true, the service rejects the next row. */
  shouldFailOnce = false;

  constructor(
    readonly id: number,
    readonly name: string,
  ) {}

  /** Returns the rows below the header as records by column name. */
  listRecords(): Record<string, Cell | undefined>[] {
    const [header = [], ...rows] = this.rows;
    return rows.map((row) => Object.fromEntries(header.map((cell, index) => [formatCell(cell), row[index]])));
  }

  getSheetId = () => this.id;
  getLastRow = () => this.rows.length;
  getLastColumn = () => Math.max(0, ...this.rows.map((row) => row.length));
  getMaxColumns = () => this.maxColumns;
  insertColumnsAfter = (_after: number, count: number) => void (this.maxColumns += count);
  setFrozenRows = (count: number) => void (this.frozenRowCount = count);

  getMaxRows = () => Math.max(this.maxRows, this.rows.length);
  getFrozenRows = () => this.frozenRowCount;
  insertRowAfter = (_row: number) => void (this.maxRows = this.getMaxRows() + 1);

  deleteRow(row: number): void {
    if (this.getMaxRows() - this.frozenRowCount === 1)
      throw new Error('Sorry, it is not possible to delete all non-frozen rows.');
    this.rows.splice(row - 1, 1);
    this.maxRows = this.getMaxRows() - 1;
  }

  appendRow(values: readonly string[]): void {
    if (this.shouldFailOnce) {
      this.shouldFailOnce = false;
      throw new Error('Service Spreadsheets failed while accessing document');
    }
    this.rows.push(values.map((value, index) => this.#parse(value, index + 1)));
  }

  /** Returns the cells with exactly this text, as the text finder of a spreadsheet does. */
  findCells(searchText: string) {
    return this.rows.flatMap((cells, rowIndex) =>
      cells
        .filter((cell) => formatCell(cell) === searchText)
        .map((cell) => ({
          getRow: () => rowIndex + 1,
          getSheet: () => this,
          getFormula: () => ('formula' in cell ? cell.formula : ''),
        })),
    );
  }

  getRange(row: number, column: number, rowCount: number, columnCount: number) {
    if (Math.min(row, column, rowCount, columnCount) < 1 || column + columnCount - 1 > this.maxColumns)
      throw new Error('The coordinates of the range are outside the dimensions of the sheet.');
    const columnIndexes = Array.from({ length: columnCount }, (_, index) => column - 1 + index);
    const rowIndexes = Array.from({ length: rowCount }, (_, index) => row - 1 + index);
    const getValues = () =>
      rowIndexes.map((rowIndex) => columnIndexes.map((index) => formatCell(this.rows[rowIndex]?.[index])));
    return {
      getValues,
      setValues: (values: readonly (readonly string[])[]) =>
        rowIndexes.forEach((rowIndex, rowOffset) =>
          columnIndexes.forEach(
            (index, columnOffset) =>
              ((this.rows[rowIndex] ??= [])[index] = this.#parse(values[rowOffset]?.[columnOffset] ?? '', index + 1)),
          ),
        ),
      createTextFinder: (searchText: string) => ({
        matchEntireCell: (isEntire: boolean) => ({
          findNext: () =>
            getValues()
              .flat()
              .find((value) => (isEntire ? value === searchText : value.includes(searchText))) ?? null,
        }),
      }),
    };
  }

  #parse(value: string, column: number): Cell {
    if (value.length <= MAX_CELL_LENGTH) return parseTypedValue(value, this.textColumns.has(column));
    throw new Error('Your input contains more than the maximum of 50000 characters in a single cell.');
  }
}
