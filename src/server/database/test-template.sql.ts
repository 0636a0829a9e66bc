import pg from 'pg';

const templateName = 'everkite_template';

/** The address of a database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

export function templateUrl(serverUrl: string): string {
  return databaseUrl(serverUrl, templateName);
}

export async function createTemplate(serverUrl: string): Promise<void> {
  await onServer(serverUrl, `create database ${templateName}`);
}

export async function copyTemplate(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, `create database ${name} template ${templateName}`);
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, `drop database if exists ${name} with (force)`);
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
