import type { Reply } from '@/lib/client/api';

/** Records of which little is known, as the calls respond with them. */

export const noWishes: Reply<'GET /api/family/matches/wishes'> = {
	wishes: {
		ageFrom: null,
		ageTo: null,
		isAgeMust: false,
		districts: [],
		isPlaceMust: false,
		education: null,
		isEducationMust: false,
		clans: [],
		isClanMust: false,
		manglik: null,
		isManglikMust: false,
		formerMarriage: null,
		isFormerMarriageMust: false,
		minGunas: null,
	},
	writtenDistricts: {},
	states: [],
	version: 0,
};

export function makeBlog(fields: Partial<Reply<'GET /api/blogs/[id]'>> = {}): Reply<'GET /api/blogs/[id]'> {
	return {
		_id: '00000000-0000-4000-8000-00000000b10c',
		title: 'The fort on the hill',
		content: 'Once there was a fort.',
		author: 'Asha Rathore',
		image: null,
		language: 'en',
		status: 'pending',
		rejectionReason: null,
		version: 1,
		createdAt: '2026-03-04T08:00:00.000Z',
		approvedAt: null,
		...fields,
	};
}

type Deity = Reply<'GET /api/deities'>[number];

export function deity(fields: Partial<Deity> = {}): Deity {
	return {
		_id: '00000000-0000-4000-8000-0000000000e1',
		name: 'Bhadrakali',
		deityType: 'devi',
		type: 'Devi',
		clans: ['Rathore', 'Bhati', 'Chauhan', 'Tomar', 'Hada'],
		image: null,
		images: [],
		alternateNames: [],
		description: 'Of Hanumangarh.',
		rituals: null,
		location: null,
		district: null,
		temple: null,
		festival: null,
		history: null,
		legends: null,
		importance: null,
		additionalInfo: null,
		language: 'en',
		version: 1,
		createdAt: '2026-01-01T06:00:00.000Z',
		...fields,
	};
}

type ClanTexts = NonNullable<Reply<'GET /api/clans/[slug]'>['texts']['en']>;

export function clan(texts: Partial<ClanTexts> = {}, version = 1): Reply<'GET /api/clans/[slug]'> {
	const en = { vansh: 'Rishivansh', gotra: null, kuldevi: null, about: null, sources: null, ...texts };
	return {
		...en,
		_id: 'sengar',
		slug: 'sengar',
		name: 'Sengar',
		clans: ['Sengar'],
		branches: [],
		spellings: [],
		members: 3,
		families: 1,
		language: 'en',
		version,
		deities: [],
		texts: { hi: null, en },
	};
}

export const noSettings: Reply<'GET /api/admin/settings'> = {
	settings: {
		contactEmail: null,
		contactPhone: null,
		addressHi: null,
		addressEn: null,
		facebookUrl: null,
		instagramUrl: null,
		youtubeUrl: null,
		xUrl: null,
		whatsappUrl: null,
		founderHi: null,
		founderEn: null,
		coFounderHi: null,
		coFounderEn: null,
		senderName: null,
		senderEmail: null,
	},
	categories: [{ key: 'General', hi: 'सामान्य', en: 'General' }],
	defaultSender: 'portal@example.org',
	version: 1,
};

export const noHistory: Reply<'GET /api/admin/history'> = {
	entries: [],
	actors: [],
	pagination: { page: 1, limit: 1, total: 0, pages: 0 },
	isMore: false,
};
export const noDetails: Reply<'GET /api/family/details'> = {
	details: {
		heightCm: null,
		motherTongue: null,
		languages: [],
		diet: null,
		income: null,
		workPlace: null,
		siblings: [],
		maternalVillage: null,
		maternalUncle: null,
		about: null,
		aboutFamily: null,
		lookingFor: null,
		shownToMatches: [],
		shownToAgreed: [],
	},
	version: 0,
	proposed: { workPlace: null, siblings: [], maternalVillage: null, maternalUncle: null },
	motherClan: null,
	birth: { time: null, place: null },
};
