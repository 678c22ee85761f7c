import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AccountRemovalPanel } from '@/components/account/account-removal-panel';
import { textLink } from '@/components/layout/text-link';
import { pathIn } from '@/lib/core/localized-path';
import { findRefusable } from '@/lib/features/account/commands/refuse-account';
import { getLinkPath } from '@/lib/features/account/queries/signed-link';
import { relationWord } from '@/lib/features/family/relations/rules/relation-word';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** What it shows may be gone the next moment. */
export const dynamic = 'force-dynamic';

interface NotMePageProps {
	params: Promise<{ locale: string; token: string }>;
}

export async function generateMetadata({ params }: NotMePageProps): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { token } = await params;
	const t = await getTranslations({ locale: language, namespace: 'notMe' });
	return pageMetadata({ path: `/not-me/${token}`, language, title: t('title') });
}

/** Where the link in the mail about an account leads whom it was not meant for. Opening it changes nothing. */
export default async function Page({ params }: NotMePageProps) {
	const language = await languageOfPage(params);
	const { token } = await params;
	const account = (await findRefusable(token, new Date())) ?? notFound();
	const { name, relatedToName, relation } = account;
	const adder = account.adderName ?? '';
	const whose = account.adderName === null ? 'portal' : relatedToName === null ? 'own' : 'other';
	const t = await getTranslations({ locale: language, namespace: 'notMe' });
	return (
		<AccountRemovalPanel
			token={token}
			sentences={{
				added: t('added', {
					adder,
					name,
					whose,
					relatedTo: relatedToName ?? '',
					relation: relation === null ? '' : relationWord(relation, language),
				}),
				removal: t('removal', { adder, whose }),
			}}
			homeHref={pathIn(language, '/')}
			orClaim={t.rich('orClaim', { claim: textLink(language, getLinkPath('claim', account.id)) })}
		/>
	);
}
