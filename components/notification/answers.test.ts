import { describe, expect, it } from 'vitest';
import { newestOf, notificationPath, readNotifications } from './answers';

const row = (more: object = {}) => ({
	...{ _id: 'a', kind: 'relation.asked', subject: 'Asha', at: '2026-11-20T08:00:00.000Z' },
	...{ isWaiting: true, isUnread: true },
	...more,
});

describe('readNotifications', () => {
	it('reads what waits, and how many are unread in all', () => {
		const { _id: id, ...told } = row();
		expect(readNotifications({ notifications: [row()], unread: 61 })).toEqual({
			notifications: [{ id, ...told }],
			unread: 61,
		});
	});

	it('leaves out what it does not know', () => {
		const notifications = [row({ kind: 'of.later' }), row({ subject: 5 }), null, row({ kind: 'toString' })];
		expect(readNotifications({ notifications, unread: 4 })).toEqual({ notifications: [], unread: 4 });
	});

	it.each([null, [], {}, { notifications: {}, unread: 0 }, { notifications: [] }])('is not %j', (answer) => {
		expect(readNotifications(answer)).toBeNull();
	});
});

describe('where a notification leads', () => {
	it.each([
		['relation.asked', '/family-tree?open=requests'],
		['interest.received', '/matrimonial/interests?list=received'],
		['story.rejected', '/blog/a'],
		['picture.rejected', '/upload-photo'],
	] as const)('%s: %s', (kind, path) => {
		expect(notificationPath({ id: 'a', kind })).toBe(path);
	});
});

describe('newestOf', () => {
	it('is the newest, wherever it is listed', () => {
		const listed = ['2026-11-18T08:00:00.000Z', '2026-11-20T08:00:00.000Z', '2026-11-19T08:00:00.000Z'];
		const read = readNotifications({ notifications: listed.map((at) => row({ at })), unread: 3 });
		expect(newestOf(read?.notifications ?? [])).toBe(listed[1]);
		expect(newestOf([])).toBeNull();
	});
});
