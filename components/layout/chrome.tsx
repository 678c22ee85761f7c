import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Toaster } from '@/components/ui/toaster';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { Contact } from '@/lib/features/site/settings/rules';
import { Footer } from './footer';
import { Navigation } from './navigation';
import { PageMessages } from './page-messages';
import { VisitWatcher } from './visit-watcher';

interface ChromeProps {
	language: Language;
	/** Null on pages that ask nothing of the database. */
	contact: Contact | null;
	/** The page is made for a member. */
	isForMember?: boolean;
	/** The bell of the notifications, at the end of the header. */
	bell: ReactNode;
	children: ReactNode;
}

export async function Chrome({ language, contact, isForMember = false, bell, children }: ChromeProps) {
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
			<div className="sticky top-0 z-40 noscript:static md:max-xl:-top-14 in-[html:has([data-full-screen])]:top-0! print:hidden">
				<Header language={language} isForMember={isForMember} bell={bell} />
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

/** The bar at the top of every page. */
interface HeaderProps extends Pick<ChromeProps, 'language' | 'bell'> {
	isForMember: boolean;
}

export async function Header({ language, isForMember, bell }: HeaderProps) {
	const t = await getTranslations({ locale: language, namespace: 'site' });
	return (
		<header className="on-maroon relative z-10 bg-maroon-800 in-[html:has([data-full-screen])]:hidden">
			<div className="container-page flex flex-wrap items-center gap-x-6 py-2 md:py-1 xl:min-h-18 xl:max-w-[90rem] xl:flex-nowrap xl:gap-x-3 min-[90rem]:gap-x-6">
				<Link
					href={pathIn(language, '/')}
					prefetch={false}
					className="inline-flex min-h-11 items-center whitespace-nowrap font-bold font-serif text-gold-300 text-h3 md:text-h3-wide"
				>
					{t('brand')}
				</Link>
				<PageMessages language={language} name="chrome">
					<Navigation language={language} isForMember={isForMember} bell={bell} />
				</PageMessages>
			</div>
		</header>
	);
}
