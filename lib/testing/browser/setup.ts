import { afterEach, beforeAll } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { adminQueries } from '@/components/admin/queries';
import { toasts } from '@/components/ui/toast';
import { forgetAllFiles } from '@/lib/client/kept-file';
import { pageQueries } from '@/lib/client/page-queries';
import { clearSession, sessionStore } from '@/lib/client/session';
import { forgetCalls, startWorker } from './calls';
import { replaceAddress, router, setParams } from './next-navigation';
import { noteTrouble, settleTroubles } from './troubles';

const address = location.href;

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

beforeAll(startWorker);

afterEach(async () => {
	await cleanup();
	clearSession();
	sessionStore.set(sessionStore.initial);
	pageQueries.clear();
	adminQueries().clear();
	toasts.set([]);
	sessionStorage.clear();
	await forgetAllFiles();
	localStorage.clear();
	for (const cookie of document.cookie.split('; ')) {
		const [name] = cookie.split('=');
		document.cookie = `${name}=; path=/; max-age=0`;
	}
	for (const call of Object.values(router)) call.mockClear();
	setParams({});
	replaceAddress(address);
	forgetCalls();
	settleTroubles();
});
