/** Renames letters to emails. */
export const emails = `
alter table letters rename to emails;
alter table emails rename constraint letters_pkey to emails_pkey;
alter table emails rename constraint letters_user_id_fkey to emails_user_id_fkey;
alter index letters_user rename to emails_user;

-- Work that waits goes on under its new name, and what was counted in the last hour still counts.
update jobs set kind = 'forget-emails' where kind = 'forget-letters';
update attempts set key = replace(key, 'leave-letter:', 'leave-to:') where key like 'leave-letter:%';
`;
