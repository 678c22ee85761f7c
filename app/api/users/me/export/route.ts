import { route } from '@/lib/http/route';
import { exportMember, memberExport } from '@/lib/member/export';

export const GET = route({
	access: 'member',
	reply: memberExport,
	handler: ({ actor, now }) => exportMember(actor.memberId, now),
});
