import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Toaster } from '@/components/ui/toaster';
import type { Language } from '@/lib/core/language';
import type { Contact } from '@/lib/features/site/contact';
import { Footer } from './footer';
import { Header } from './header';
import { VisitWatcher } from './visit-watcher';

interface ChromeProps {
	language: Language;
	/** Null on pages that ask nothing of the database. */
	contact: Contact | null;
	children: ReactNode;
}

/** Header and footer around a page. */
export async function Chrome({ language, contact, children }: ChromeProps) {
	const t = await getTranslations({ locale: language, namespace: 'site' });
	return (
		<>
			<a
				href="#main"
				className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-gold-400 px-5 py-2.5 font-semibold text-maroon-900 focus:translate-y-0"
			>
				{t('skip')}
			</a>
			{/* Over what fills the window messages still show, without the header. */}
			<div className="sticky top-0 z-40 noscript:static md:max-xl:-top-14 xl:with-token:-top-14 in-[html:has([data-full-screen])]:top-0!">
				<Header language={language} />
				<Toaster closeLabel={t('close')} />
			</div>
			<div aria-hidden="true" className="border-band" />
			<main id="main" tabIndex={-1} className="min-h-[60dvh] outline-none">
				{children}
			</main>
			<Footer language={language} contact={contact} />
			<VisitWatcher />
		</>
	);
}
