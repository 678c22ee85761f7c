import { BadgeCheck, HeartHandshake, UserRound } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { EntrancePage } from '@/components/account/entrance-page';
import { RegisterForm } from '@/components/account/register-form';
import { PageMessages } from '@/components/layout/page-messages';
import { StructuredData } from '@/components/layout/structured-data';
import { verifiedHelpPath } from '@/components/member/verified-badges';
import { pathIn } from '@/lib/core/localized-path';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { breadcrumbs } from '@/lib/features/site/seo/dto/structured-data';
import { siteIn } from '@/lib/features/site/seo/loaders/site';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'register' });
	return pageMetadata({ path: '/register', language, title: t('title'), description: t('description') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language });
	const onMaroonLink = (path: string) => (words: ReactNode) => (
		<Link
			href={pathIn(language, path)}
			prefetch={false}
			className="font-semibold text-gold-300 underline underline-offset-4"
		>
			{words}
		</Link>
	);
	const benefits = [
		{ key: 'profile', Icon: UserRound, text: t('register.benefitProfile') },
		{
			key: 'browse',
			Icon: BadgeCheck,
			text: t.rich('register.benefitBrowse', { help: onMaroonLink(verifiedHelpPath) }),
		},
		{ key: 'connect', Icon: HeartHandshake, text: t('register.benefitConnect') },
	];
	return (
		<EntrancePage
			heading={t('register.heading')}
			intro={t('register.intro')}
			width="page"
			aside={
				<>
					<ul className="mt-5 flex flex-col gap-3">
						{benefits.map(({ key, Icon, text }) => (
							<li key={key} className="flex items-start gap-3">
								<Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-gold-300" />
								<span>{text}</span>
							</li>
						))}
					</ul>
					<p className="mt-5">
						{t.rich('register.haveAccount', {
							login: onMaroonLink('/login'),
						})}
					</p>
				</>
			}
		>
			<StructuredData
				data={[breadcrumbs(siteIn(language), { name: t('register.title'), path: '/register' })]}
			/>
			<PageMessages language={language} name="register">
				<RegisterForm />
			</PageMessages>
		</EntrancePage>
	);
}
