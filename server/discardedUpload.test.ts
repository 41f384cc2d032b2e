import { Outbox } from './outbox/outbox';
import { temporaryFolder } from './testing/harness';
import { newOutboxUrl } from './testing/outboxes';
import { pdf } from './testing/submit';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let outbox: Outbox;
beforeEach(async () => {
  folder = await temporaryFolder();
  outbox = await Outbox.open({ url: await newOutboxUrl(folder.path) });
});
afterEach(async () => {
  await outbox.close();
  await folder.remove();
});

const storedParts = () => outbox.engine.read(outbox.engine.build.selectFrom('resume_parts').select('part'));

describe('a résumé of a form that is refused while it streams in', () => {
  test('§7.1 is deleted with the part that is being written', async () => {
    const upload = outbox.upload('application/pdf', 1);
    const written = upload.write(pdf(500_000));
    await upload.discard();
    await written;
    expect(await storedParts()).toEqual([]);
  });

  test('§7.1 gets no part afterwards', async () => {
    const upload = outbox.upload('application/pdf', 1);
    await upload.discard();
    await upload.write(pdf(200_000));
    await upload.end();
    expect(await storedParts()).toEqual([]);
  });
});
