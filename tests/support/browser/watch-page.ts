import { router } from './next-navigation';
import { noteTrouble } from './troubles';

const { error: printError } = console;
console.error = (...parts) => {
	noteTrouble(`console: ${parts.map(String).join(' ')}`);
	printError(...parts);
};

// A link or a form that the browser follows itself would end the page of the tests.
addEventListener('click', (event) => {
	const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
	if (!link || event.defaultPrevented || link.target === '_blank' || link.hasAttribute('download')) return;
	event.preventDefault();
	if (link.origin !== location.origin) return;
	if (link.hash !== '' && link.pathname === location.pathname) location.hash = link.hash;
	else router.push(link.pathname + link.search + link.hash);
});
addEventListener('submit', (event) => {
	if (event.defaultPrevented) return;
	event.preventDefault();
	noteTrouble('the browser would have sent a form itself');
});
