import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmailReturnPanel } from '@/components/account/email-return-panel';
import { PageMessages } from '@/components/layout/page-messages';
import { pathIn } from '@/lib/core/localized-path';
import { findReturn } from '@/lib/features/account/commands/change-email';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { languageOfPage } from '@/lib/platform/i18n/page';

/** The link may have been used the moment before. */
export const dynamic = 'force-dynamic';

interface EmailReturnPageProps {
	params: Promise<{ locale: string; token: string }>;
}

export async function generateMetadata({ params }: EmailReturnPageProps): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { token } = await params;
	const t = await getTranslations({ locale: language, namespace: 'emailReturn' });
	return pageMetadata({ path: `/email-return/${token}`, language, title: t('title') });
}

/** The page of the mailed link that gives an account its former address back. Opening it changes nothing. */
export default async function Page({ params }: EmailReturnPageProps) {
	const language = await languageOfPage(params);
	const { token } = await params;
	const found = await findReturn(token, new Date());
	return (
		<PageMessages language={language} name="email-return/token">
			<EmailReturnPanel
				token={token}
				email={found?.email ?? null}
				passwordHref={pathIn(language, '/forgot-password')}
			/>
		</PageMessages>
	);
}
