/** Prerendered pages as operators' words have them, so that each process of a build need not render them. */
export const renderedPages = `
create table rendered_pages (
  build text not null,
  hash text not null,
  path text not null,
  html text not null,
  made_at timestamptz not null,
  primary key (build, hash, path)
);
comment on column rendered_pages.build is 'Digest of the code that rendered it.';
comment on column rendered_pages.hash is 'Digest of what operators have changed and it was rendered with.';
comment on column rendered_pages.path is 'Empty for the not-found page.';
comment on column rendered_pages.html is 'What stands in the root element of the page.';
`;
