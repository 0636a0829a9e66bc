import { type Role, roleNames, roles } from '#contract/console/permissions.ts';
import form from '../kit/form.module.css';
import { roleCopy } from './role-copy.ts';

/** The roles, each with its purpose. */
export function RoleChoice({ chosen }: { chosen: Role }) {
  return (
    <fieldset className={form.fieldSet}>
      <legend>Role</legend>
      {roles.map((one) => (
        <label key={one} className={form.pick}>
          <input type="radio" name="role" value={one} defaultChecked={one === chosen} />
          <b>{roleNames[one]}</b>
          <small>{roleCopy[one]}</small>
        </label>
      ))}
    </fieldset>
  );
}
