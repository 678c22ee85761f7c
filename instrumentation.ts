import type { Instrumentation } from 'next';

const tidyEveryMs = 60 * 60 * 1000;
/** What was out of reach may be back. */
const tidyAgainMs = 60 * 1000;

/** Called by Next once a server process has started. */
export async function register(): Promise<void> {
	if (process.env.NEXT_RUNTIME !== 'nodejs') return;
	(await import('@/lib/platform/http/socket-address')).provideSocketAddress();
	(await import('@/lib/platform/http/incoming-requests')).watchIncomingRequests();
	const { log } = await import('@/lib/platform/log/log');
	if (process.env.NODE_ENV === 'production') (await import('@/lib/platform/log/console')).takeOverConsole();
	(await import('@/lib/platform/metrics/process')).watchProcess();
	await (await import('@/lib/platform/db/deployment')).prepareProcess();
	// A function that lives for one request only has no time for what follows.
	if (process.env.VERCEL) {
		const { sendDecisionMails } = await import('@/lib/platform/decisions/decision-mails');
		const { setAfterWriteTask } = await import('@/lib/platform/http/after-response');
		setAfterWriteTask(() => sendDecisionMails(new Date()));
		return;
	}
	const { exitOnStartProblem } = await import('@/lib/platform/db/start-problem');
	const { tidyUp } = await import('@/lib/features/administration/housekeeping/commands/tidy-up');
	const { sendMailsFrom } = await import('@/lib/platform/decisions/decision-mails');
	const { noteOutage } = await import('@/lib/platform/log/outage');
	const tidy = async () => {
		let isDone = false;
		try {
			const cleared = await tidyUp(new Date());
			log.info(cleared, 'tidied up');
			isDone = !Object.values(cleared).includes(null);
		} catch (error) {
			noteOutage('database', error);
		}
		setTimeout(tidy, isDone ? tidyEveryMs : tidyAgainMs).unref();
	};
	void exitOnStartProblem().then(() => {
		void tidy();
		// Those that a process which was killed had yet to send, also where they are not due yet.
		void sendMailsFrom(new Date());
	});
}

/** Called by Next for what has gone wrong in a page; calls answer for themselves (lib/platform/http/route.ts). */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
	if (process.env.NEXT_RUNTIME !== 'nodejs') return;
	const { notePageFailure } = await import('@/lib/platform/http/page-failure');
	notePageFailure(error, routePath);
};
