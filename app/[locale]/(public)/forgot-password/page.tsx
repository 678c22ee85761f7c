import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PasswordReset } from '@/components/member/password-reset';
import { LinkButton } from '@/components/ui/link-button';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { pathIn } from '@/lib/i18n/paths';
import { getMessages } from '@/lib/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const t = await getTranslations({ locale: await languageOfPage(params), namespace: 'passwordReset' });
	return { title: t('title'), description: t('description'), robots: { index: false } };
}

export default async function ForgotPasswordPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'passwordReset' });
	const { passwordReset, memberFields, passwordField } = getMessages(language);
	const steps = [1, 2, 3].map((step) => t('step', { step, total: 3 }));
	return (
		<>
			<div className="container-page flex flex-col items-center gap-4 py-20 text-center">
				<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
				<p className="max-w-prose text-text-muted">{t('intro')}</p>
				<LinkButton look="outline" href={pathIn(language, '/login')}>
					{t('backToLogin')}
				</LinkButton>
			</div>
			<PasswordReset
				language={language}
				steps={steps}
				texts={{
					...passwordReset,
					otp: { ...passwordReset.otp, resendIn: t('otp.resendIn', { seconds: '{seconds}' }) },
					emailLabel: memberFields.email,
					passwordField,
				}}
			/>
		</>
	);
}
