'use client';

import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { filled } from '@/components/family/texts';
import type { AdminClan } from './answers';
import { type AdminClansTexts, clanName } from './texts';
import { useClanCall } from './use-clan-call';

interface AliasRemovalProps {
	clan: AdminClan;
	alias: AdminClan['aliases'][number];
	texts: AdminClansTexts;
	onClose: (isChanged: boolean) => void;
}

/** Asks once more, then makes a merged clan one of its own again. */
export function AliasRemoval({ clan, alias, texts, onClose }: AliasRemovalProps) {
	const words = texts.separate;
	const { isBusy, send } = useClanCall(words.failed);
	const names = { name: clanName(alias.name, texts), clan: clanName(clan._id, texts) };
	const separate = async () =>
		onClose(await send(`/api/admin/clans/aliases/${alias._id}`, { method: 'DELETE' }));
	return (
		<ConfirmDialog
			isOpen
			title={words.title}
			text={filled(words.question, names)}
			confirm={words.confirm}
			cancel={texts.cancel}
			isBusy={isBusy}
			onConfirm={() => void separate()}
			onClose={() => onClose(false)}
		/>
	);
}
