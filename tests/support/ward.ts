import type { Reply } from '@/lib/client/api';

type GuardiansReply = Reply<'GET /api/family/guardians'>;

const words = { hi: 'बेटी', en: 'daughter' };

/** Meenal, for whom a guardian acts on pages whose address has `for` with her id. */
export const ward: GuardiansReply['candidates'][number] = {
	_id: 'g',
	member: { _id: '4b2f0000-0000-4000-8000-000000000000', name: 'Meenal' },
	words,
	ownWords: words,
	state: 'inForce',
	agreement: null,
	createdAt: '',
};

export const wardsGuardians: GuardiansReply = {
	candidates: [ward],
	guardians: [],
	relatives: [],
	invitable: [],
	acts: [],
	isListed: true,
	isEmailConfirmed: true,
};
