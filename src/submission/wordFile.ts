/**
 * This module finds macros in Word files. It reads the directory of a ZIP file (.docx), and searches all bytes of an
 * OLE2 file (.doc) for the name of a VBA project.
 */

/**
 * The end record and the directory records of a ZIP file (PKWARE APPNOTE 4.3.16 and 4.3.12). Each record has a
 * signature. The length of a record and the positions of its fields are in bytes.
 */
const END_RECORD = {
  signature: 0x06054b50,
  length: 22,
  directorySizePosition: 12,
  directoryOffsetPosition: 16,
  commentLengthPosition: 20,
} as const;
const DIRECTORY_RECORD = {
  signature: 0x02014b50,
  length: 46,
  nameLengthPosition: 28,
  extraLengthPosition: 30,
  commentLengthPosition: 32,
} as const;
const MAX_COMMENT_LENGTH = 0xffff;

/** Decodes any bytes, one character for each byte. */
const latin1Decoder = new TextDecoder('latin1');
const MACRO_PART_NAME_PATTERN = /(?:^|[/\\])vbaProject\.bin$/i;
/** The character codes of '_vba_project'. */
const VBA_PROJECT_CODES = Array.from('_vba_project', (character) => character.charCodeAt(0));

export interface WordPartSummary {
  /** True when a part is in the folder 'word/'. */
  hasWordPart: boolean;
  /** True when a part is called 'vbaProject.bin', in any folder and in any letter case. */
  hasMacros: boolean;
}

/**
 * Returns whether the directory of a ZIP file lists Word parts and macro parts. Reads only the directory and the end
 * record, never reads out of bounds, and ignores the claimed sizes of the parts. Returns null when the directory is
 * missing or too large, or when a record before the claimed end of the directory is invalid.
 */
export function readWordParts(bytes: Uint8Array): WordPartSummary | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const endRecordOffset = findEndRecord(view);
  if (endRecordOffset === null) return null;
  const directoryStart = view.getUint32(endRecordOffset + END_RECORD.directoryOffsetPosition, true);
  const claimedEnd = directoryStart + view.getUint32(endRecordOffset + END_RECORD.directorySizePosition, true);
  if (claimedEnd > endRecordOffset) return null;
  const summary: WordPartSummary = { hasWordPart: false, hasMacros: false };
  // The loop also reads beyond the claimed size of the directory. Some programs rely on the number of records instead,
  // and would find a macro part beyond this size.
  let offset = directoryStart;
  while (offset + DIRECTORY_RECORD.length <= endRecordOffset) {
    const nameStart = offset + DIRECTORY_RECORD.length;
    const nameEnd = nameStart + view.getUint16(offset + DIRECTORY_RECORD.nameLengthPosition, true);
    if (view.getUint32(offset, true) !== DIRECTORY_RECORD.signature || nameEnd > endRecordOffset) break;
    const partName = latin1Decoder.decode(bytes.subarray(nameStart, nameEnd));
    summary.hasWordPart ||= partName.startsWith('word/');
    summary.hasMacros ||= MACRO_PART_NAME_PATTERN.test(partName);
    offset =
      nameEnd +
      view.getUint16(offset + DIRECTORY_RECORD.extraLengthPosition, true) +
      view.getUint16(offset + DIRECTORY_RECORD.commentLengthPosition, true);
  }
  return offset >= claimedEnd && offset <= endRecordOffset ? summary : null;
}

const toLowerCaseByte = (byte = 0): number => (byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte);

/**
 * Returns the offset of the end-of-central-directory record, or null when there is none. In a valid file, only the
 * record's comment follows the record.
 */
function findEndRecord(view: DataView): number | null {
  const lastOffset = view.byteLength - END_RECORD.length;
  for (let offset = lastOffset; offset >= 0 && offset >= lastOffset - MAX_COMMENT_LENGTH; offset--) {
    if (view.getUint32(offset, true) !== END_RECORD.signature) continue;
    if (
      offset + END_RECORD.length + view.getUint16(offset + END_RECORD.commentLengthPosition, true) ===
      view.byteLength
    )
      return offset;
  }
  return null;
}

/**
 * Returns whether an OLE2 file contains the name '_VBA_PROJECT' in UTF-16LE, in any letter case. Each VBA project has a
 * stream with that name (MS-OVBA 2.2.3), which the directory of the file lists. Names are case-insensitive (MS-CFB
 * 2.6.4).
 */
export function hasVbaProject(bytes: Uint8Array): boolean {
  const isVbaProject = (start: number): boolean =>
    VBA_PROJECT_CODES.every(
      (code, index) => toLowerCaseByte(bytes[start + 2 * index]) === code && bytes[start + 2 * index + 1] === 0,
    );
  const lastOffset = bytes.length - 2 * VBA_PROJECT_CODES.length;
  for (let offset = 0; offset <= lastOffset; offset += 1)
    if (bytes[offset] === VBA_PROJECT_CODES[0] && isVbaProject(offset)) return true;
  return false;
}
