import { afterEach, beforeAll } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { failedOperations } from '@/components/admin/bulk-operations';
import { pendingUndos } from '@/components/admin/pending-undos';
import { adminQueries } from '@/components/admin/queries';
import { forgetAllFiles } from '@/lib/client/kept-file';
import { pageQueries } from '@/lib/client/page-queries';
import { clearSession, sessionStore } from '@/lib/client/session';
import { toasts } from '@/lib/client/toast';
import { forgetCalls, settleCalls, startWorker } from './calls';
import { pushAddress, router, setParams } from './next-navigation';
import { settleTroubles } from './troubles';
import './watch-page';

// The files share one page and its modules, this one apart, which each of them runs.
const address = location.href;

beforeAll(startWorker);

afterEach(async () => {
	await settleCalls();
	await cleanup();
	clearSession();
	sessionStore.set(sessionStore.initial);
	pageQueries.clear();
	adminQueries().clear();
	toasts.set([]);
	pendingUndos.set([]);
	failedOperations.set([]);
	sessionStorage.clear();
	await forgetAllFiles();
	localStorage.clear();
	for (const cookie of document.cookie.split('; ')) {
		const [name] = cookie.split('=');
		document.cookie = `${name}=; path=/; max-age=0`;
	}
	for (const call of Object.values(router)) call.mockClear();
	setParams({});
	pushAddress(address);
	forgetCalls();
	settleTroubles();
});
