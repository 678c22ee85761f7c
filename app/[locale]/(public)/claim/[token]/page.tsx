import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClaimPanel } from '@/components/account/claim-panel';
import { textLink } from '@/components/layout/text-link';
import { findClaimable } from '@/lib/features/account/commands/claim-account';
import { notMePath } from '@/lib/features/account/commands/refuse-account';
import { relationWord } from '@/lib/features/family/relations/rules/relation-word';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** The account may be claimed or removed at any moment. */
export const dynamic = 'force-dynamic';

interface ClaimPageProps {
	params: Promise<{ locale: string; token: string }>;
}

export async function generateMetadata({ params }: ClaimPageProps): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { token } = await params;
	const t = await getTranslations({ locale: language, namespace: 'claim' });
	return pageMetadata({ path: `/claim/${token}`, language, title: t('title') });
}

/** The page of the mail about an account that waits to be claimed. Opening it changes nothing. */
export default async function Page({ params }: ClaimPageProps) {
	const language = await languageOfPage(params);
	const { token } = await params;
	const account = (await findClaimable(token, new Date())) ?? notFound();
	const { id, name, adderName, relatedToName, relation } = account;
	const adder = adderName ?? '';
	const whose = adderName === null ? 'portal' : relatedToName === null ? 'own' : 'other';
	const t = await getTranslations({ locale: language, namespace: 'claim' });
	const tNotMe = await getTranslations({ locale: language, namespace: 'notMe' });
	const stated = {
		relatedTo: relatedToName ?? '',
		relation: relation ? relationWord(relation, language) : '',
	};
	return (
		<ClaimPanel
			token={token}
			heading={t('heading', { adder, whose })}
			added={tNotMe('added', { adder, name, whose, ...stated })}
			steps={t('steps', { whose })}
			orNotMe={t.rich('orNotMe', { notMe: textLink(language, notMePath(id)) })}
			hasCode={t.rich('hasCode', { claim: textLink(language, '/forgot-password#claim') })}
		/>
	);
}
