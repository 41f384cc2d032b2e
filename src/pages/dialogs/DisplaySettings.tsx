import { useState } from 'react';
import { words } from '#site/words/display';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { LiveText } from '../../components/LiveText/LiveText';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import {
  DISPLAY_CHOICES,
  getDefaultDisplaySettings,
  type DisplaySetting,
  type DisplaySettings as Settings,
} from '../../hooks/displaySettings';
import { displaySettingsChanged, selectDisplaySettings } from '../../store/display/displaySlice';
import { displayDialogClosed } from '../../store/displayDialog/displayDialogSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import styles from './DisplaySettings.module.css';

const SETTING_NAMES = Object.keys(DISPLAY_CHOICES) as DisplaySetting[];

/** Returns the choices of a setting with their labels. */
const listChoices = (setting: DisplaySetting) => {
  const labels: Readonly<Record<string, string>> = words[setting].choices;
  return DISPLAY_CHOICES[setting].map((value) => ({ value: value as string, label: labels[value] ?? value }));
};

/**
 * Renders the dialog with the display settings. The page applies each change immediately, and the browser stores the
 * settings.
 */
export default function DisplaySettings() {
  const dispatch = useAppDispatch();
  const displaySettings = useAppSelector(selectDisplaySettings);
  const [isReset, setReset] = useState(false);
  const changeSettings = (settings: Partial<Settings>) => {
    setReset(false);
    dispatch(displaySettingsChanged(settings));
  };
  const reset = () => {
    changeSettings(getDefaultDisplaySettings());
    setReset(true);
  };
  return (
    <Dialog title={words.title} onClose={() => dispatch(displayDialogClosed())}>
      <div className={styles.groups}>
        {SETTING_NAMES.map((setting) => (
          <RadioGroup
            key={setting}
            legend={words[setting].legend}
            choices={listChoices(setting)}
            value={displaySettings[setting]}
            onChange={(choice) => changeSettings({ [setting]: choice })}
          />
        ))}
        <div className={styles.reset}>
          <Button variant="secondary" onClick={reset}>
            {words.reset}
          </Button>
          <LiveText>{isReset ? words.wasReset : ''}</LiveText>
        </div>
      </div>
    </Dialog>
  );
}
