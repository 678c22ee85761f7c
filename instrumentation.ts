const tidyEveryMs = 60 * 60 * 1000;

/** Called by Next once a server process has started. */
export async function register(): Promise<void> {
	if (process.env.NEXT_RUNTIME !== 'nodejs') return;
	const { log } = await import('@/lib/log/log');
	if (process.env.NODE_ENV === 'production') (await import('@/lib/log/console')).takeOverConsole();
	(await import('@/lib/metrics/process')).watchProcess();
	// A function that lives for one request only has no time for this.
	if (process.env.VERCEL) return;
	const { requireOutbox } = await import('@/lib/mail/send');
	await requireOutbox();
	const { tidyUp } = await import('@/lib/housekeeping/commands');
	const tidy = () =>
		tidyUp(new Date()).then(
			(cleared) => log.info(cleared, 'tidied up'),
			(error) => log.warn({ err: error }, 'could not tidy up'),
		);
	void tidy();
	setInterval(tidy, tidyEveryMs).unref();
}
