import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { legalLinks } from '@/components/member/legal-links';
import { PasswordReset } from '@/components/member/password-reset';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'passwordReset' });
	return pageMetadata({
		path: '/forgot-password',
		language,
		title: t('title'),
		description: t('description'),
	});
}

export default async function ForgotPasswordPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'passwordReset' });
	const { passwordReset, memberFields, passwordField, errors } = getMessages(language);
	return (
		<PasswordReset
			language={language}
			steps={[1, 2, 3].map((step) => t('step', { step, total: 3 }))}
			texts={{
				...passwordReset,
				otp: { ...passwordReset.otp, resendIn: t('otp.resendIn', { seconds: '{seconds}' }) },
				emailLabel: memberFields.email,
				wrongEmail: errors.reset.email,
				passwordField,
			}}
			claimLegal={t.rich('claim.legal', legalLinks(language))}
		/>
	);
}
