import form from '../kit/form.module.css';
import { switchKeys, useKeysSetting } from '../session/keys-setting.ts';

/** The switch for single-letter keys in this browser. */
export function KeysSwitch() {
  const isOn = useKeysSetting((setting) => setting.isOn);
  return (
    <label className={form.pick}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => switchKeys(target.checked)} />
      <b>Keys</b>
      <small>Single letters, only outside fields. Kept in this browser.</small>
    </label>
  );
}
