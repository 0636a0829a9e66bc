/** Stands in for a page of which nothing is shown: its code did not come, or React has taken all of it away. */
export function showBrokenPage(root: HTMLElement): void {
  const page = document.createElement('main');
  page.className = 'broken-page';
  const title = document.createElement('h1');
  title.textContent = 'This page has stopped working';
  title.tabIndex = -1;
  const text = document.createElement('p');
  text.textContent = 'If it stays like this after loading it again, come back in a few minutes.';
  page.append(title, text, loadAgain());
  root.replaceChildren(page);
  title.focus();
}

/** Says above a prerendered page, which stays to be read, why its buttons do nothing. */
export function sayNotLoaded(root: HTMLElement): void {
  const notice = document.createElement('p');
  notice.className = 'not-loaded';
  notice.setAttribute('role', 'alert');
  const text = document.createElement('span');
  text.textContent = 'This page has not loaded completely.';
  notice.append(text, loadAgain());
  root.before(notice);
}

function loadAgain(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'text-link';
  button.textContent = 'Load the page again';
  button.onclick = () => location.reload();
  return button;
}
