import { Columns3, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-style';
import { Checkbox } from '@/components/ui/checkbox';
import { showFailure } from '../notice';
import { Notices } from '../notices';
import { BulkBar } from './bulk-bar';
import { Pager } from './pager';
import { RowAction, type RowActionProps } from './row-action';
import { SearchBox } from './search-box';
import { AdminTable, type Column } from './table';
import type { ListedRow, ShownList } from './use-list-page';

type ListNamespace =
	| `admin.${'users' | 'blogs' | 'gallery' | 'deities' | 'families' | 'clans' | 'khaanps' | 'messages' | 'history'}`
	| `admin.${'messages.report' | 'outbox' | 'trash'}`;

interface ListPageProps<Row> {
	list: ShownList<Row>;
	/** Where the messages of the list are: its caption, what is said while it loads, when it is empty, and so on. */
	namespace: ListNamespace;
	/** The heading of the page; missing where the list is a part of one that has a heading and notices. */
	title?: string;
	isSearchable?: boolean;
	/** Said of a list that could not be loaded, where that is something else. */
	failed?: string;
	pager?: 'page' | 'showing';
	/** Below the heading. */
	intro?: ReactNode;
	/** Beside the heading. */
	tools?: ReactNode;
	/** Above the search. */
	tabs?: ReactNode;
	/** Below the search. */
	filters?: ReactNode;
	/** Above the rows. */
	summary?: ReactNode;
	columns: readonly Column<Row>[];
	/** By names of their own. */
	rowActions?: (row: Row) => Readonly<Record<string, RowActionProps & OpensDialog>>;
	/** Whether they stand in two lines, where they are many and columns wide. */
	wrapsActions?: boolean;
	rowClass?: (row: Row) => string;
	/** The operations on selected rows, by name; without them no row can be selected. */
	bulkActions?: Readonly<Record<string, BulkAction | OwnControl>>;
	children?: ReactNode;
}

interface OpensDialog {
	/** Opened by the action, above the list, where it stays while its row is loaded once more. */
	dialog?: (close: () => void) => ReactNode;
}

interface BulkAction extends OpensDialog {
	icon?: LucideIcon;
	label: string;
	look?: ButtonLook;
	isDisabled?: boolean;
	onClick?: () => void;
}

/** A control that is more than a button. */
interface OwnControl extends OpensDialog {
	control: ReactNode;
}

interface OpenDialog<Row> {
	/** Null for the dialog of a bulk action. */
	row: Row | null;
	action: string;
}

export function ListPage<Row extends ListedRow>(props: ListPageProps<Row>) {
	const { list, namespace, title, columns, rowActions, bulkActions } = props;
	const [open, setOpen] = useState<OpenDialog<Row> | null>(null);
	const getOpened = ({ row, action }: OpenDialog<Row>) =>
		row ? rowActions?.(row)[action] : bulkActions?.[action];
	const { state, change, status, rows, selection } = list;
	const t = useTranslations(namespace);
	const tTable = useTranslations('admin.frame.table');
	const failed = props.failed ?? t('loadFailed');
	// With nothing to show, the failure replaces the rows.
	const isFailedBehind = status === 'failed' && rows.length > 0;
	useEffect(() => {
		if (isFailedBehind) showFailure(failed);
	}, [isFailedBehind, failed]);
	return (
		<>
			{title !== undefined && (
				<div>
					<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
						<h1
							ref={list.heading}
							tabIndex={-1}
							className="min-w-0 flex-1 basis-60 text-h2 outline-none md:text-h2-wide"
						>
							{title}
						</h1>
						{props.tools}
					</div>
					{props.intro && <p className="mt-2 max-w-prose text-text-soft">{props.intro}</p>}
				</div>
			)}
			{title !== undefined && <Notices />}
			{props.tabs}
			{props.isSearchable && (
				<SearchBox
					value={state.search}
					onSearch={(search) => (search === state.search ? list.reload() : change({ search }))}
					label={t('searchLabel')}
				/>
			)}
			{props.filters}
			<div className="flex flex-wrap items-center justify-between gap-x-6 empty:hidden">
				{props.summary}
				<details className="ml-auto">
					<summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 text-primary text-sm">
						<Columns3 aria-hidden="true" className="size-5" />
						{tTable('columns')}
					</summary>
					<fieldset className="flex flex-wrap gap-x-5">
						<legend className="sr-only">{tTable('columns')}</legend>
						{columns
							.filter(({ isHeader }) => !isHeader)
							.map(({ key, title }) => (
								<Checkbox
									key={key}
									label={title}
									checked={!state.hidden.includes(key)}
									onChange={({ target }) =>
										change({
											hidden: target.checked
												? state.hidden.filter((one) => one !== key)
												: [...state.hidden, key],
										})
									}
								/>
							))}
					</fieldset>
				</details>
			</div>
			{bulkActions && (
				<BulkBar list={list}>
					{Object.entries(bulkActions).map(([name, action]) =>
						'control' in action ? (
							<Fragment key={name}>{action.control}</Fragment>
						) : (
							<BulkButton
								key={name}
								{...action}
								{...(action.dialog && { onClick: () => setOpen({ row: null, action: name }) })}
							/>
						),
					)}
				</BulkBar>
			)}
			<AdminTable
				caption={t('caption')}
				columns={columns.filter(({ key, isHeader }) => isHeader || !state.hidden.includes(key))}
				rows={rows}
				rowKey={({ _id }) => _id}
				actions={
					rowActions &&
					((row) => {
						const buttons = Object.entries(rowActions(row)).map(([name, { dialog, ...action }]) => (
							<RowAction
								key={name}
								{...action}
								{...(dialog && { onClick: () => setOpen({ row, action: name }) })}
							/>
						));
						return props.wrapsActions ? <div className="flex flex-wrap md:w-33">{buttons}</div> : buttons;
					})
				}
				rowClass={props.rowClass}
				selection={
					bulkActions
						? { selected: selection.keys, change: selection.change, nameOf: list.nameOf }
						: undefined
				}
				sort={{ value: state.sort, change: (sort) => change({ sort }) }}
				status={status}
				listError={list.listError}
				loading={t('loading')}
				empty={t('empty')}
				failure={{ text: failed, onRetry: list.reload }}
			/>
			<Pager
				page={list.page}
				pages={list.pages}
				onPage={(page) => change({ page })}
				{...(props.pager && { says: props.pager })}
				size={{ limit: state.limit, change: (limit) => change({ limit }) }}
			/>
			{open && getOpened(open)?.dialog?.(() => setOpen(null))}
			{props.children}
		</>
	);
}

function BulkButton({ icon: Icon, label, look = 'outline', isDisabled, onClick }: BulkAction) {
	return (
		<Button look={look} disabled={isDisabled} onClick={onClick}>
			{Icon && <Icon aria-hidden="true" className="size-5" />}
			{label}
		</Button>
	);
}
