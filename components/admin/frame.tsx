import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Toaster } from '@/components/ui/toaster';
import type { Language } from '@/lib/core/language';
import { fixedPathIn } from '@/lib/core/localized-path';
import { AdminProviders } from './admin-providers';
import { Sidebar } from './sidebar';
import { UnderWay } from './under-way';

interface AdminFrameProps {
	language: Language;
	isSidebarNarrow: boolean;
	hasOutbox: boolean;
	/** Whether the browser says that it is not a phone. */
	isWide: boolean;
	children: ReactNode;
}

export async function AdminFrame({
	language,
	isSidebarNarrow,
	hasOutbox,
	isWide,
	children,
}: AdminFrameProps) {
	const t = await getTranslations({ locale: language, namespace: 'admin.frame' });
	const tSite = await getTranslations({ locale: language, namespace: 'site' });
	return (
		<AdminProviders isWide={isWide}>
			<a
				href="#main"
				className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-gold-400 px-5 py-2.5 font-semibold text-maroon-900 focus:translate-y-0 print:hidden"
			>
				{t('skip')}
			</a>
			<div className="flex min-h-dvh flex-col md:flex-row">
				<Sidebar wasNarrow={isSidebarNarrow} hasOutbox={hasOutbox} />
				<div className="flex min-w-0 flex-1 flex-col">
					<div className="sticky top-15 z-30 md:top-0">
						<Toaster closeLabel={tSite('close')} />
					</div>
					<main id="main" tabIndex={-1} className="flex-1 px-4 py-6 outline-none md:px-8 md:py-8">
						<div className="mx-auto flex max-w-7xl flex-col gap-5">
							{children}
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
								{t('apiReference')}
							</Link>
						</div>
					</footer>
				</div>
			</div>
		</AdminProviders>
	);
}
