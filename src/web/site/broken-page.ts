/** Stands in for a page of which nothing is shown: its code did not come, or React has taken all of it away. */
export function showBrokenPage(root: HTMLElement): void {
  const page = document.createElement('main');
  page.className = 'broken-page';
  const title = document.createElement('h1');
  title.textContent = 'This page has stopped working';
  title.tabIndex = -1;
  const text = document.createElement('p');
  text.textContent = 'If it stays like this after loading it again, come back in a few minutes.';
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'text-link';
  again.textContent = 'Load the page again';
  again.onclick = () => location.reload();
  page.append(title, text, again);
  root.replaceChildren(page);
  title.focus();
}
