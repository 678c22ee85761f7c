import { findE164 } from '@/lib/core/e164';
import type { Language } from '@/lib/core/language';
import type { SiteSettings } from './schema';

/** The networks in the order in which they are shown, with the setting that holds the address. */
const networks = [
	{ network: 'facebook', setting: 'facebookUrl' },
	{ network: 'instagram', setting: 'instagramUrl' },
	{ network: 'youtube', setting: 'youtubeUrl' },
	{ network: 'x', setting: 'xUrl' },
	{ network: 'whatsapp', setting: 'whatsappUrl' },
] as const;

type Network = (typeof networks)[number]['network'];

/** How to reach the people behind the portal. */
export interface Contact {
	email: string | null;
	/** As administrators have typed it. */
	phone: string | null;
	/** Dials it; null where it cannot be dialled. */
	phoneLink: string | null;
	/** Lines of a postal address. */
	address: string | null;
	links: { network: Network; url: string }[];
	/** Administrators have set nothing yet: what is shown are invented details. */
	isSample: boolean;
}

const sample = { email: 'contact@khammaghani.example', phone: '+91 00000 00000', phoneLink: null };

export function contactIn(settings: SiteSettings, language: Language): Contact {
	const { contactEmail: email, contactPhone: phone, addressHi, addressEn } = settings;
	const address = language === 'hi' ? (addressHi ?? addressEn) : (addressEn ?? addressHi);
	const isSample = email === null && phone === null && address === null;
	const links = networks.flatMap(({ network, setting }) => {
		const url = settings[setting];
		return url === null ? [] : [{ network, url }];
	});
	const e164 = phone && findE164(phone);
	const phoneLink = e164 && `tel:${e164}`;
	return { ...(isSample ? sample : { email, phone, phoneLink }), address, links, isSample };
}

export interface Founders {
	founder: string | null;
	coFounder: string | null;
}

/** Names in a language, or as they are written in the other one. */
export function foundersIn(settings: SiteSettings, language: Language): Founders {
	const { founderHi, founderEn, coFounderHi, coFounderEn } = settings;
	return language === 'hi'
		? { founder: founderHi ?? founderEn, coFounder: coFounderHi ?? coFounderEn }
		: { founder: founderEn ?? founderHi, coFounder: coFounderEn ?? coFounderHi };
}
