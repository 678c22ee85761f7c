import Link from 'next/link';
import type { ReactNode } from 'react';
import { Toaster } from '@/components/ui/toaster';
import type { Language } from '@/lib/core/language';
import { fixedPathIn } from '@/lib/core/localized-path';
import { getMessages } from '@/lib/platform/i18n/translate';
import { AdminProvider } from './admin-context';
import { AdminQueries } from './admin-queries';
import { FrameWatcher } from './frame-watcher';
import { Sidebar } from './sidebar';
import { UnderWay } from './under-way';

interface AdminFrameProps {
	language: Language;
	isSidebarNarrow: boolean;
	hasOutbox: boolean;
	children: ReactNode;
}

/** The sidebar beside a page of the back office, and the words that the page's parts share. */
export function AdminFrame({ language, isSidebarNarrow, hasOutbox, children }: AdminFrameProps) {
	const { admin, site, fieldErrors } = getMessages(language);
	const texts = admin.frame;
	return (
		<AdminProvider language={language} texts={texts} fieldErrors={fieldErrors} hasOutbox={hasOutbox}>
			<a
				href="#main"
				className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-gold-400 px-5 py-2.5 font-semibold text-maroon-900 focus:translate-y-0"
			>
				{texts.skip}
			</a>
			<div className="flex min-h-dvh flex-col md:flex-row">
				<Sidebar wasNarrow={isSidebarNarrow} languageNames={site.languages} />
				<div className="flex min-w-0 flex-1 flex-col">
					<div className="sticky top-15 z-30 md:top-0">
						<Toaster closeLabel={site.close} />
					</div>
					<main id="main" tabIndex={-1} className="flex-1 px-4 py-6 outline-none md:px-8 md:py-8">
						<div className="mx-auto flex max-w-7xl flex-col gap-5">
							<AdminQueries>{children}</AdminQueries>
							<UnderWay />
						</div>
					</main>
					<footer className="px-4 pb-6 md:px-8 print:hidden">
						<div className="mx-auto max-w-7xl border-line border-t pt-3">
							<Link
								href={fixedPathIn(language, '/api-reference')}
								prefetch={false}
								className="inline-flex min-h-11 items-center text-sm text-text-muted hover:underline"
							>
								{texts.apiReference}
							</Link>
						</div>
					</footer>
				</div>
			</div>
			<FrameWatcher />
		</AdminProvider>
	);
}
