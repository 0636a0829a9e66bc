// What is sold, changed 499 times since it was first sold: versions, publications and drafts of the price list.

export const publishingStatements = [
  `insert into document_versions (document_id, number, body, hash, made_by, made_at)
   select 1, n, jsonb_set(body, '{offers,0,prices,USD}', to_jsonb(1500 + n)), 'hash ' || n, 'Owner', now() - (500 - n) * interval '1 day'
   from document_versions, generate_series(2, 500) n where document_id = 1 and number = 1`,
  `insert into publications (document_id, version_id, audience, starts_at, asked_by, asked_at, approved_by, approved_at, why, changes)
   select 1, id, '{"quizzes": null, "countries": null}', made_at, 'Owner', made_at, 'Owner', made_at, 'As planned.',
     jsonb_build_array(jsonb_build_object('path', '[]'::jsonb, 'what', '4-week plan, price in USD', 'before', '$19.99', 'after', '$20.99'))
   from document_versions where document_id = 1 and number > 1 order by number`,
  `insert into drafts (document_id, name, based_on, body, revision, edited_by, edited_at)
   select 1, 'Draft ' || n, id, body, 200, 'Owner', now() from document_versions, generate_series(1, 20) n where document_id = 1 and number = 500`,
  `insert into draft_revisions (draft_id, revision, body, edited_by, edited_at)
   select id, n, body, 'Owner', now() from drafts, generate_series(1, 200) n`,
];
