import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmailConfirmationPanel } from '@/components/account/email-confirmation-panel';
import { PageMessages } from '@/components/layout/page-messages';
import { pathIn } from '@/lib/core/localized-path';
import { findLinkState } from '@/lib/features/account/commands/confirm-email';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** The link may have been used the moment before. */
export const dynamic = 'force-dynamic';

interface ConfirmEmailPageProps {
	params: Promise<{ locale: string; token: string }>;
}

export async function generateMetadata({ params }: ConfirmEmailPageProps): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { token } = await params;
	const t = await getTranslations({ locale: language, namespace: 'confirmEmail' });
	return pageMetadata({ path: `/confirm-email/${token}`, language, title: t('title') });
}

/** Where the mailed link leads that confirms an address. Opening it changes nothing. */
export default async function Page({ params }: ConfirmEmailPageProps) {
	const language = await languageOfPage(params);
	const { token } = await params;
	return (
		<PageMessages language={language} name="confirm-email/token">
			<EmailConfirmationPanel
				token={token}
				state={await findLinkState(token, new Date())}
				profileHref={pathIn(language, '/profile')}
			/>
		</PageMessages>
	);
}
