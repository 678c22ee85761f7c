import { Mail, MapPin, Phone } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/core/language';
import type { Contact } from '@/lib/features/site/settings/rules';

interface ContactListProps {
	contact: Contact;
	language: Language;
}

export async function ContactList({ contact, language }: ContactListProps) {
	const t = await getTranslations({ locale: language, namespace: 'site.footer' });
	const { email, phone, phoneLink, address, isSample } = contact;
	return (
		<>
			{email !== null && (
				<Way icon={<Mail aria-hidden="true" />}>
					<WayLink href={isSample ? null : `mailto:${email}`}>{t('email', { email })}</WayLink>
				</Way>
			)}
			{phone !== null && (
				<Way icon={<Phone aria-hidden="true" />}>
					<WayLink href={phoneLink}>{t('phone', { phone })}</WayLink>
				</Way>
			)}
			{address !== null && (
				<Way icon={<MapPin aria-hidden="true" />}>
					<span className="whitespace-pre-line">{address}</span>
				</Way>
			)}
		</>
	);
}

/** Invented details lead nowhere. */
function WayLink({ href, children }: { href: string | null; children: ReactNode }) {
	if (href === null) return children;
	return (
		<a href={href} className="inline-flex min-h-11 items-center text-primary hover:underline">
			{children}
		</a>
	);
}

function Way({ icon, children }: { icon: ReactNode; children: ReactNode }) {
	return (
		<li className="flex items-center gap-4 rounded-card border border-line bg-surface p-5">
			<span className="grid size-11 shrink-0 place-items-center rounded-full bg-badge text-on-badge [&_svg]:size-5">
				{icon}
			</span>
			<div className="wrap-anywhere min-w-0">{children}</div>
		</li>
	);
}
