import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Toaster } from '@/components/ui/toaster';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { Contact } from '@/lib/features/site/contact';
import { Footer } from './footer';
import { Navigation } from './navigation';
import { PageMessages } from './page-messages';
import { VisitWatcher } from './visit-watcher';

interface ChromeProps {
	language: Language;
	/** Null on pages that ask nothing of the database. */
	contact: Contact | null;
	children: ReactNode;
}

export async function Chrome({ language, contact, children }: ChromeProps) {
	const t = await getTranslations({ locale: language, namespace: 'site' });
	return (
		<>
			<a
				href="#main"
				className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-gold-400 px-5 py-2.5 font-semibold text-maroon-900 focus:translate-y-0 print:hidden"
			>
				{t('skip')}
			</a>
			{/* Over what fills the window messages still show, without the header. */}
			<div className="sticky top-0 z-40 noscript:static md:max-xl:-top-14 xl:with-token:-top-14 in-[html:has([data-full-screen])]:top-0! print:hidden">
				<Header language={language} />
				<Toaster closeLabel={t('close')} />
			</div>
			<div aria-hidden="true" className="border-band print:hidden" />
			<main id="main" tabIndex={-1} className="min-h-[60dvh] outline-none">
				{children}
			</main>
			<Footer language={language} contact={contact} />
			<VisitWatcher />
		</>
	);
}

async function Header({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'site' });
	return (
		<header className="on-maroon relative z-10 bg-maroon-800 in-[html:has([data-full-screen])]:hidden">
			<div className="container-page flex flex-wrap items-center gap-x-6 py-2 md:py-1 xl:without-token:min-h-18 xl:without-token:flex-nowrap">
				<Link
					href={pathIn(language, '/')}
					prefetch={false}
					className="inline-flex min-h-11 items-center whitespace-nowrap font-bold font-serif text-gold-300 text-h3 md:text-h3-wide"
				>
					{t('brand')}
				</Link>
				<PageMessages
					language={language}
					paths={['site.navigation', 'site.languages', 'site.pages', 'errors.auth.required']}
				>
					<Navigation language={language} />
				</PageMessages>
			</div>
		</header>
	);
}
