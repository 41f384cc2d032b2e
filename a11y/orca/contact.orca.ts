/** Tests Orca's speech in the contact dialog, for any firm in any of its languages. */
import { firm } from '#site/firm';
import { words as controls } from '#site/words/controls';
import { words as forms } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { words as outcomes } from '#site/words/outcomes';
import { loadSubjects } from '../../test/subjects';
import { fillForm, sendForm } from './sending';
import { runInEveryBrowser } from './suite';
import type { Visitor } from './visitor';

const { textPage } = await loadSubjects();
const { labels, submit, submitting } = forms.contact;
const openerSpeech = `${controls.contact} push button`;
const closeSpeech = `${controls.close} push button`;

async function openContact({ focus, press }: Visitor): Promise<void> {
  await focus('header button', controls.contact, [openerSpeech]);
  await press('Return', [closeSpeech]);
}

const { name, email, phone, message } = messages;
const errors = [name, email, phone, message].map(({ missing }) => missing);

const focusSubmit = ({ focus }: Visitor) => focus('[role="dialog"] button', submit, [`${submit} push button`]);

runInEveryBrowser((scenario) => {
  scenario('§2.12 3.3.1 an empty contact form announces its errors', `/#${textPage.path}`, async (visitor) => {
    await openContact(visitor);
    await focusSubmit(visitor);
    await visitor.press('Return', [`${labels.name} entry required`, ...errors]);
    await visitor.press('Tab', [`${labels.email} entry required`]);
  });

  scenario(
    '§2.12 4.1.3 Enter in the first invalid field announces all errors',
    `/#${textPage.path}`,
    async (visitor) => {
      await openContact(visitor);
      const nameSelector = '[role="dialog"] input[autocomplete="name"]';
      await visitor.focus(nameSelector, '', [`${labels.name} entry required`]);
      await visitor.press('Return', errors);
      await visitor.press('Tab', [`${labels.email} entry required`]);
      // The test expects only the name. In Firefox, Orca says the description of the field twice, because Firefox
      // reports a change of the description.
      await visitor.press('shift+Tab', [`${labels.name} entry required`]);
    },
  );

  scenario('§4.5 4.1.3 a sent message announces its progress and its result', `/#${textPage.path}`, async (visitor) => {
    await openContact(visitor);
    await fillForm(visitor);
    await focusSubmit(visitor);
    const resultSpeech = [
      submitting,
      outcomes.contact.title,
      outcomes.contact.text,
      `${firm.referencePrefix}-`,
      closeSpeech,
    ];
    await sendForm(visitor, 'continue', resultSpeech, [openerSpeech]);
  });
});
