import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import type { Contact } from '@/lib/features/site/settings/rules';

interface ContactLinesProps {
	contact: Contact;
	language: Language;
}

const link = 'wrap-anywhere inline-flex min-h-11 items-center hover:underline';

/** E-mail, phone and address of the portal, one below the other. Invented details are no links, and are named as such. */
export async function ContactLines({ contact, language }: ContactLinesProps) {
	const t = await getTranslations({ locale: language, namespace: 'site.footer' });
	const { email, phone, phoneLink, address, isSample } = contact;
	if (isSample)
		return (
			<>
				<span>{t('email', { email: email ?? '' })}</span>
				<span>{t('phone', { phone: phone ?? '' })}</span>
				<span className="mt-1 text-sm opacity-85">{t('placeholder')}</span>
			</>
		);
	return (
		<>
			{email !== null && (
				<a href={`mailto:${email}`} className={link}>
					{t('email', { email })}
				</a>
			)}
			{phone !== null && phoneLink !== null && (
				<a href={phoneLink} className={link}>
					{t('phone', { phone })}
				</a>
			)}
			{phone !== null && phoneLink === null && <span>{t('phone', { phone })}</span>}
			{address !== null && <span className="wrap-anywhere whitespace-pre-line">{address}</span>}
		</>
	);
}
