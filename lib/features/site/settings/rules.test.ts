import { expect, it } from 'vitest';
import { contactIn } from './rules';
import type { SiteSettings } from './schema';

const noSettings: SiteSettings = {
	...{ contactEmail: null, contactPhone: null, addressHi: null, addressEn: null },
	...{ facebookUrl: null, instagramUrl: null, youtubeUrl: null, xUrl: null, whatsappUrl: null },
	...{ founderHi: null, founderEn: null, coFounderHi: null, coFounderEn: null },
	...{ senderName: null, senderEmail: null },
};

it.each([
	['0141 200 0000', 'tel:+911412000000'],
	['+91 98290 12345', 'tel:+919829012345'],
	['12 345', null],
])('dials %s by %s', (contactPhone, phoneLink) => {
	expect(contactIn({ ...noSettings, contactPhone }, 'en')).toMatchObject({ phone: contactPhone, phoneLink });
});

it('dials no invented number', () => {
	expect(contactIn(noSettings, 'hi')).toMatchObject({ isSample: true, phoneLink: null });
});
