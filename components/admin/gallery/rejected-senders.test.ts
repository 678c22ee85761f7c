import { expect, it } from 'vitest';
import { countRejected } from './rejected-senders';

const sender = { _id: 'them', name: 'Them', approved: 0, rejected: 0 };

it('counts what waits of others who are still there: deleting that rejects it', () => {
	const waits = { status: 'pending', sender } as const;
	const shown = { status: 'approved', sender } as const;
	const own = { status: 'pending', sender: { ...sender, _id: 'me' } } as const;
	const left = { status: 'pending', sender: null } as const;
	expect(countRejected([waits, waits, shown, own, left], 'me')).toBe(2);
	expect(countRejected([shown, own, left], 'me')).toBe(0);
});
