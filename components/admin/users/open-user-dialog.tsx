'use client';

import { useEffect } from 'react';
import { useAddressOptions } from '@/components/member/use-address-options';
import type { AdminUser, UserFilterValues } from './admin-user';
import { suggestedClans } from './known-values';
import { ManyChangesDialog } from './many-changes-dialog';
import type { AdminUsersTexts } from './texts';
import type { BulkChanges } from './use-bulk-changes';
import type { UsedDeletions } from './use-deletions';
import { DeleteDialog, DeleteManyDialog, RoleChange } from './user-confirmations';
import { UserDialog } from './user-dialog';

/** Which dialog is open, and about whom. */
export type UserDialogKind =
	| { kind: 'add' | 'deleteMany' | 'roleOfMany' | 'visibilityOfMany' }
	| { kind: 'edit' | 'delete' | 'role'; user: AdminUser };

interface OpenUserDialogProps {
	dialog: UserDialogKind;
	ownId: string;
	texts: AdminUsersTexts;
	/** What members' records hold; null until it has come. */
	values: UserFilterValues | null;
	deletions: UsedDeletions;
	changeMany: BulkChanges;
	/** Told the record as it is now. */
	onSaved: (saved: AdminUser) => void;
	onClose: (isSaved: boolean) => void;
}

/** The dialog that is open over the list of users. */
export function OpenUserDialog(props: OpenUserDialogProps) {
	const { dialog, ownId, texts, deletions } = props;
	const close = () => props.onClose(false);
	switch (dialog.kind) {
		case 'add':
			return <SavingDialog {...props} user={null} />;
		case 'edit':
			return <SavingDialog {...props} user={dialog.user} />;
		case 'delete':
			return (
				<DeleteDialog
					user={dialog.user}
					isOwn={dialog.user._id === ownId}
					texts={texts}
					onDeleted={() => {
						deletions.forget(dialog.user._id);
						close();
					}}
					onClose={close}
				/>
			);
		case 'deleteMany':
			return (
				<DeleteManyDialog
					count={deletions.selected.size - (deletions.selected.has(ownId) ? 1 : 0)}
					isOwnSelected={deletions.selected.has(ownId)}
					texts={texts}
					onConfirm={() => {
						close();
						void deletions.removeSelected();
					}}
					onClose={close}
				/>
			);
		case 'roleOfMany':
		case 'visibilityOfMany':
			return (
				<ManyChangesDialog
					kind={dialog.kind === 'roleOfMany' ? 'role' : 'visibility'}
					count={deletions.selected.size}
					isOwnSelected={deletions.selected.has(ownId)}
					texts={texts}
					onConfirm={(value) => {
						close();
						const ids = [...deletions.selected];
						void (value === 'admin' || value === 'member'
							? props.changeMany.setRole(ids, value)
							: props.changeMany.setVisibility(ids, value));
					}}
					onClose={close}
				/>
			);
		case 'role':
			return (
				<RoleChange
					user={dialog.user}
					isOwn={dialog.user._id === ownId}
					texts={texts}
					onChanged={props.onSaved}
					onClose={close}
				/>
			);
	}
}

function SavingDialog({
	user,
	ownId,
	texts,
	values,
	onSaved,
	onClose,
}: OpenUserDialogProps & { user: AdminUser | null }) {
	const { options, loadOptions } = useAddressOptions();
	useEffect(() => {
		void loadOptions();
	}, [loadOptions]);
	const known = {
		clans: suggestedClans(values, texts),
		dynasties: values?.dynasties.map(({ value }) => value) ?? [],
		locations: options.locations,
	};
	return (
		<UserDialog
			user={user}
			isOwn={user?._id === ownId}
			known={known}
			texts={texts}
			onSaved={onSaved}
			onClose={onClose}
		/>
	);
}
