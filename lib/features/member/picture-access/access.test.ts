import { describe, expect, it } from 'vitest';
import type { Viewer } from '@/lib/core/viewer';
import { getAudience, mayView, type PictureOwners } from './access';

const nothing: PictureOwners = {
	ownerId: 'uploader',
	memberPhotos: [],
	personPhotos: [],
	deityImages: [],
	blogs: [],
	galleryImage: null,
};
const photo: PictureOwners = { ...nothing, memberPhotos: [{ id: 'shown' }] };
const blog = (status: 'pending' | 'approved' | 'rejected'): PictureOwners => ({
	...nothing,
	blogs: [{ status, senderId: 'sender' }],
});
const gallery = (status: 'pending' | 'approved' | 'rejected'): PictureOwners => ({
	...nothing,
	galleryImage: { status, senderId: 'sender' },
});

const member = (memberId: string): Viewer => ({ memberId, isAdmin: false });
const viewers = {
	visitor: null,
	stranger: member('stranger'),
	uploader: member('uploader'),
	shown: member('shown'),
	sender: member('sender'),
	'tree owner': member('tree owner'),
	administrator: { memberId: 'administrator', isAdmin: true },
} satisfies Record<string, Viewer>;

const everyone = Object.keys(viewers);

describe('who may see a picture', () => {
	it.each<[string, PictureOwners, { yes: string[] }]>([
		['of a deity', { ...nothing, deityImages: [{}] }, { yes: everyone }],
		['of an approved story', blog('approved'), { yes: everyone }],
		['of a waiting story', blog('pending'), { yes: ['sender', 'administrator'] }],
		['of a rejected story', blog('rejected'), { yes: ['sender', 'administrator'] }],
		['approved for the gallery', gallery('approved'), { yes: everyone }],
		['waiting for the gallery', gallery('pending'), { yes: ['sender', 'administrator'] }],
		['refused for the gallery', gallery('rejected'), { yes: ['sender', 'administrator'] }],
		[
			'of a sender who is gone',
			{ ...nothing, blogs: [{ status: 'pending', senderId: null }] },
			{ yes: ['administrator'] },
		],
		['of a member', photo, { yes: ['shown', 'administrator'] }],
		[
			'of a person in a tree',
			{ ...nothing, personPhotos: [{ tree: { ownerId: 'tree owner' } }] },
			{ yes: ['tree owner', 'administrator'] },
		],
		['that belongs to nothing', nothing, { yes: ['uploader', 'administrator'] }],
		['that belongs to nothing and nobody', { ...nothing, ownerId: null }, { yes: ['administrator'] }],
	])('%s', (_, owners, { yes }) => {
		const audience = getAudience(owners);
		const answers = Object.entries(viewers).map(([who, viewer]) => [who, mayView(viewer, audience)]);
		expect(answers).toEqual(everyone.map((who) => [who, yes.includes(who)]));
	});

	it('whom one thing shows it to, another does not hide it from', () => {
		const both = { ...photo, blogs: [{ status: 'approved' as const, senderId: 'sender' }] };
		expect(mayView(null, getAudience(both))).toBe(true);
	});
});
