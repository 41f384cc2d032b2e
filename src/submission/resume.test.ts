import * as fc from 'fast-check';
import { checkResumeFile, RESUME_LIMIT_BYTES, findResumeFault, getResumeMessage } from './resume';
import { createOle2, createZip } from './testing/fixtures';

const PDF_TYPE = 'application/pdf';
const DOC_TYPE = 'application/msword';
const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const TYPE_MESSAGE = getResumeMessage('type');
const encodeAscii = (text: string): Uint8Array => new TextEncoder().encode(text);
const OLE2_FILE = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0);

describe('§5.2 the check of a résumé by its extension and media type', () => {
  test.each([
    ['cv.pdf', PDF_TYPE],
    ['CV.PDF', PDF_TYPE],
    ['cv.pdf', ''],
    ['cv.pdf', 'application/octet-stream'],
    ['cv.docx', 'Application/Octet-Stream'],
    ['cv.final.doc', DOC_TYPE],
    ['cv.docx', DOCX_TYPE],
    ['cv.docx', `${DOCX_TYPE}; charset=binary`],
    ['cv.pdf', 'application/wps-office.pdf'],
    ['cv.docx', 'application/wps-office.docx'],
    ['cv.docx', 'application/haansoftdocx'],
    ['cv.doc', 'application/vnd.ms-office'],
  ])('§5.2 a file %j of type %j is accepted', (name, type) => {
    expect(checkResumeFile({ name, type, size: 1 })).toBeNull();
  });

  test.each([
    ['cv.txt', 'text/plain'],
    ['cv.exe', PDF_TYPE],
    ['cv.exe', 'application/octet-stream'],
    ['cv.pdf', 'text/html'],
    ['cv.pdf', DOCX_TYPE],
    ['cv.docx', 'application/zip'],
    ['cv.pdf.exe', ''],
    ['pdf', PDF_TYPE],
    ['cv.', PDF_TYPE],
    ['cv', PDF_TYPE],
    ['cv.toString', ''],
    ['cv.__proto__', ''],
    ['', ''],
  ])('§5.2 a file %j of type %j is rejected', (name, type) => {
    expect(checkResumeFile({ name, type, size: 1 })).toBe(TYPE_MESSAGE);
  });

  test('§9.2 a file of 5,242,880 bytes is accepted, and a file of 5,242,881 bytes is rejected', () => {
    expect(RESUME_LIMIT_BYTES).toBe(5_242_880);
    expect(checkResumeFile({ name: 'cv.pdf', type: PDF_TYPE, size: 5_242_880 })).toBeNull();
    expect(checkResumeFile({ name: 'cv.pdf', type: PDF_TYPE, size: 5_242_881 })).toBe(getResumeMessage('size'));
  });

  test('§5.2 the check of the size and the check of the content each reject an empty file', () => {
    expect(checkResumeFile({ name: 'cv.pdf', type: PDF_TYPE, size: 0 })).toBe(getResumeMessage('empty'));
    expect(findResumeFault(new Uint8Array(), 'cv.pdf')).toBe('type');
    expect(findResumeFault(new Uint8Array(), 'cv.docx')).toBe('type');
  });
});

describe('§5.2 the check of a résumé by its bytes', () => {
  test('§5.2 a PDF, an old .doc file and a new .docx file are accepted', () => {
    expect(findResumeFault(encodeAscii('%PDF-1.7\n...'), 'cv.PDF')).toBeNull();
    expect(findResumeFault(OLE2_FILE, 'cv.doc')).toBeNull();
    const wordFile = createZip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]);
    expect(findResumeFault(wordFile, 'cv.docx')).toBeNull();
  });

  test('§5.2 an encrypted .docx, which Word writes as OLE2, and a .docx renamed .doc are accepted', () => {
    expect(findResumeFault(OLE2_FILE, 'cv.docx')).toBeNull();
    expect(findResumeFault(createZip([{ name: 'word/document.xml' }]), 'cv.doc')).toBeNull();
  });

  test('§5.2 a file whose bytes are a view into a larger buffer is accepted', () => {
    const wordFile = createZip([{ name: 'word/document.xml' }], { comment: 'made by hand' });
    const largerBuffer = new Uint8Array(wordFile.length + 20);
    largerBuffer.set(wordFile, 10);
    expect(findResumeFault(largerBuffer.subarray(10, 10 + wordFile.length), 'cv.docx')).toBeNull();
  });

  test.each([
    ['an EXE', encodeAscii('MZ\u0090\u0000')],
    ['HTML', encodeAscii('<!doctype html><script>alert(1)</script>')],
    ['HTML with the PDF signature inside', encodeAscii('<html>%PDF-1.7')],
    ['a truncated PDF signature', encodeAscii('%PDF')],
    ['a Word file', OLE2_FILE],
  ])('§5.2 %s renamed .pdf is rejected', (_title, bytes) => {
    expect(findResumeFault(bytes, 'cv.pdf')).toBe('type');
  });

  test('§5.2 an EXE renamed .doc or .docx is rejected, even with a Word ZIP at its end', () => {
    expect(findResumeFault(encodeAscii('MZ'), 'cv.doc')).toBe('type');
    const wordFile = createZip([{ name: 'word/document.xml' }]);
    expect(findResumeFault(Uint8Array.of(0x4d, 0x5a, ...wordFile), 'cv.docx')).toBe('type');
  });

  test.each([
    ['a plain ZIP', createZip([{ name: 'a.txt' }, { name: 'notes/word/x' }])],
    ['an empty ZIP', createZip([])],
    ['a spreadsheet', createZip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }])],
    ["a ZIP with the folder 'wordy' and a file 'word'", createZip([{ name: 'wordy/x' }, { name: 'word' }])],
    [
      "a ZIP with the text 'word/' outside of its directory",
      new Uint8Array([
        ...createZip([{ name: 'a' }]).slice(0, 31),
        ...encodeAscii('word/'),
        ...createZip([{ name: 'a' }]).slice(31),
      ]),
    ],
  ])('§5.2 %s renamed .docx is rejected', (_title, bytes) => {
    expect(findResumeFault(bytes, 'cv.docx')).toBe('type');
  });

  test('§5.2 a ZIP bomb with 40,000 files of 4 GB each is rejected', () => {
    const zipBomb = createZip(
      Array.from({ length: 40_000 }, (_, index) => ({ name: `bomb/${index}`, claimedSize: 0xffffffff })),
    );
    expect(findResumeFault(zipBomb, 'cv.docx')).toBe('type');
  });

  test.each([
    ['a directory larger than the file', createZip([{ name: 'word/a' }], { directorySize: 0xfffffff0 })],
    ['a directory after the end of the file', createZip([{ name: 'word/a' }], { directoryOffset: 0xfffffff0 })],
    ['a directory with a wrong offset', createZip([{ name: 'word/a' }], { directoryOffset: 1 })],
    ['a truncated file', createZip([{ name: 'word/document.xml' }]).slice(0, -8)],
    ['the first half of a file', createZip([{ name: 'word/document.xml' }]).slice(0, 40)],
  ])('§5.2 %s is rejected without reading out of bounds', (_title, bytes) => {
    expect(findResumeFault(bytes, 'cv.docx')).toBe('type');
  });

  test('§5.2 the check of a damaged file never throws', () => {
    const wordFile = createZip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(wordFile.length - 1), fc.nat(255)), { maxLength: 12 }),
        fc.nat(wordFile.length),
        (changedBytes, length) => {
          const damagedFile = wordFile.slice(0, length);
          for (const [offset, byte] of changedBytes) if (offset < length) damagedFile[offset] = byte;
          expect([null, 'type']).toContain(findResumeFault(damagedFile, 'cv.docx'));
        },
      ),
    );
  });
});

describe('§5.2 a Word document with macros', () => {
  test.each(['word/vbaProject.bin', 'vbaProject.bin', 'WORD/VBAPROJECT.BIN', 'a/b\\vbaProject.bin'])(
    '§5.2 a .docx that lists %s is rejected, even if it is renamed .doc',
    (part) => {
      const wordFile = createZip([{ name: 'word/document.xml' }, { name: part }, { name: 'word/styles.xml' }]);
      expect([findResumeFault(wordFile, 'cv.docx'), findResumeFault(wordFile, 'cv.doc')]).toEqual(['macros', 'macros']);
    },
  );

  test.each(['word/vbaProject.bin.png', 'word/my-vbaProject.bin', 'vbaProject.bin/image.png'])(
    '§5.2 a .docx that lists %s is accepted',
    (part) => {
      expect(findResumeFault(createZip([{ name: 'word/document.xml' }, { name: part }]), 'cv.docx')).toBeNull();
    },
  );

  test('§5.2 a .docx with a macro part beyond the claimed end of its ZIP directory is rejected', () => {
    const parts = [{ name: 'word/document.xml' }, { name: 'word/vbaProject.bin' }];
    const fileWithShortDirectory = createZip(parts, { directorySize: 46 + 'word/document.xml'.length });
    expect(findResumeFault(fileWithShortDirectory, 'cv.docx')).toBe('macros');
  });

  test('§5.2 a .docx with a broken ZIP directory is rejected, because a macro part could follow', () => {
    const wordFile = createZip([{ name: 'word/document.xml' }, { name: 'word/vbaProject.bin' }]);
    // The offset of the second directory record.
    const secondEntryOffset = Buffer.from(wordFile).lastIndexOf('PK\u0001\u0002');
    wordFile[secondEntryOffset] = 0;
    expect(findResumeFault(wordFile, 'cv.docx')).toBe('type');
  });

  test('§5.2 a .docx whose first directory record claims to end beyond the directory is rejected', () => {
    const wordFile = createZip([{ name: 'word/document.xml' }, { name: 'word/vbaProject.bin' }]);
    const extraLengthOffset = Buffer.from(wordFile).indexOf('PK\u0001\u0002') + 30;
    wordFile.set([0xff, 0xff], extraLengthOffset);
    expect(findResumeFault(wordFile, 'cv.docx')).toBe('type');
  });

  test.each(['_VBA_PROJECT', '_vba_project'])(
    '§5.2 an old Word file with a directory entry %s is rejected',
    (entry) => {
      const wordFile = createOle2('Root Entry', 'WordDocument', 'Macros', 'VBA', entry);
      expect([findResumeFault(wordFile, 'cv.doc'), findResumeFault(wordFile, 'cv.docx')]).toEqual(['macros', 'macros']);
    },
  );

  test('§5.2 an old Word file without a VBA project is accepted, even with the ASCII text _VBA_PROJECT', () => {
    const wordFile = Uint8Array.from([...createOle2('Root Entry', 'WordDocument'), ...encodeAscii('_VBA_PROJECT')]);
    expect(findResumeFault(wordFile, 'cv.doc')).toBeNull();
  });
});
