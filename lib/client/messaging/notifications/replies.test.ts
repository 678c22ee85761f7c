import { describe, expect, it } from 'vitest';
import { findNewest, type Notification, notificationPath, withKnownKinds } from './replies';

const row = (): Notification => ({
	_id: 'a',
	kind: 'relation.asked',
	subject: 'Asha',
	by: null,
	candidateId: null,
	candidate: null,
	at: '2026-11-20T08:00:00.000Z',
	isWaiting: true,
	isUnread: true,
});

it('leaves out the kinds that it does not know', () => {
	const notifications = ['relation.asked', 'of.later', 'toString'].map((kind) =>
		Object.assign(row(), { kind }),
	);
	expect(withKnownKinds({ notifications, unread: 61 })).toEqual({ notifications: [row()], unread: 61 });
});

describe('where a notification leads', () => {
	it.each([
		['relation.asked', '/family-tree?open=requests'],
		['interest.received', '/matrimonial/interests?open=a'],
		['interest.awaited', '/matrimonial/interests?open=a'],
		['interest.answered', '/matrimonial/interests?open=a'],
		['interest.notAccepted', '/matrimonial/interests?open=a'],
		['guardian.acted', '/matrimonial/guardians#guardian-acts'],
		['story.rejected', '/blog/a'],
		['picture.approved', '/gallery#picture-a'],
		['picture.rejected', '/upload-photo'],
	] as const)('%s: %s', (kind, path) => {
		expect(notificationPath({ _id: 'a', kind, candidateId: null })).toBe(path);
	});

	it.each([
		['guardian.agreed', '/matrimonial?for=asha'],
		['guardian.received', '/matrimonial/interests?open=a&for=asha'],
		['guardian.settled', '/matrimonial/interests?open=a&for=asha'],
	] as const)('%s of a candidate: %s', (kind, path) => {
		expect(notificationPath({ _id: 'a', kind, candidateId: 'asha' })).toBe(path);
	});
});

describe('newestOf', () => {
	it('is the newest, wherever it is listed', () => {
		const listed = ['2026-11-18T08:00:00.000Z', '2026-11-20T08:00:00.000Z', '2026-11-19T08:00:00.000Z'];
		expect(findNewest(listed.map((at) => ({ ...row(), at })))).toBe(listed[1]);
		expect(findNewest([])).toBeNull();
	});
});
