import { type Role, roleNames, roles } from '#contract/console-permissions.ts';
import form from '../kit/form.module.css';
import { roleWords } from './role-words.ts';

/** The roles, with what each is for. */
export function RoleChoice({ chosen }: { chosen: Role }) {
  return (
    <fieldset className={form.fieldSet}>
      <legend>Role</legend>
      {roles.map((one) => (
        <label key={one} className={form.pick}>
          <input type="radio" name="role" value={one} defaultChecked={one === chosen} />
          <b>{roleNames[one]}</b>
          <small>{roleWords[one]}</small>
        </label>
      ))}
    </fieldset>
  );
}
