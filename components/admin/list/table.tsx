import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { Forbidden } from '../forbidden';
import { useWideScreen } from '../wide-screen';
import { getSorting, nextSort, selectedPart, selectionWith } from './table-state';
import type { ListError } from './use-list';
import { useNeighbourFocus } from './use-neighbour-focus';

export interface Column<Row> {
	key: string;
	title: string;
	cell: (row: Row) => ReactNode;
	/** The key by which the list can be sorted by it. */
	sort?: string;
	/** Names the row. */
	isHeader?: boolean;
}

interface Selection<Row> {
	/** Keys of rows, of other pages too. */
	selected: ReadonlySet<string>;
	change: (next: ReadonlySet<string>) => void;
	nameOf: (row: Row) => string;
}

interface Sort {
	value: string;
	change: (sort: string) => void;
}

interface AdminTableProps<Row> {
	caption: string;
	columns: readonly Column<Row>[];
	/** Those of the last answer, also while the next is loading. */
	rows: readonly Row[];
	rowKey: (row: Row) => string;
	actions?: ((row: Row) => ReactNode) | undefined;
	rowClass?: ((row: Row) => string) | undefined;
	selection?: Selection<Row> | undefined;
	sort?: Sort;
	status: 'loading' | 'loaded' | 'failed';
	loading: string;
	empty: string;
	/** Shown instead of the table when nothing could be loaded. */
	failure?: { text: string; onRetry: () => void };
	listError?: ListError | null;
}

/** Rows that a page of the back office lists: a table where there is room for it, cards on a narrow screen. */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
	const t = useTranslations('admin.frame');
	const isWide = useWideScreen();
	const { rows, rowKey, status, loading, empty, failure, listError } = props;
	const { list, ...focus } = useNeighbourFocus(rows.map(rowKey));
	const isLoading = status === 'loading';
	if (listError === 'forbidden') return <Forbidden />;
	if (rows.length > 0) {
		const List = isWide ? Table : Cards;
		return (
			<div ref={list} {...focus} aria-busy={isLoading} className="relative">
				{isLoading && (
					// The rows stay readable while they are being loaded once more.
					<span
						aria-hidden="true"
						className="absolute inset-x-0 -top-2 h-1 animate-pulse rounded-full bg-primary print:hidden"
					/>
				)}
				<p role="status" className="sr-only">
					{isLoading && loading}
				</p>
				<List {...props} />
			</div>
		);
	}
	if (isLoading) return <Places text={loading} />;
	if (status === 'loaded') return <EmptyState title={empty} />;
	return (
		<div role="alert">
			<EmptyState title={failure?.text ?? t('loadFailed')}>
				{failure && <Button onClick={failure.onRetry}>{t('tryAgain')}</Button>}
			</EmptyState>
		</div>
	);
}

function Table<Row>(props: AdminTableProps<Row>) {
	const { caption, columns, rows, rowKey, actions, rowClass, selection, sort } = props;
	const t = useTranslations('admin.frame.table');
	return (
		// Scrolls by itself, to the side too, so that its head stays in sight.
		<div className="relative max-h-[calc(100dvh-6rem)] overflow-auto rounded-card border border-line bg-surface">
			<table className="w-full border-separate border-spacing-0 text-left text-sm">
				<caption className="sr-only">{caption}</caption>
				<thead className="sticky top-0 z-10 bg-raised text-text-soft">
					<tr>
						{selection && (
							<th scope="col" className={`${head} w-11 px-0`}>
								<Tick selection={selection} keys={rows.map(rowKey)} label={t('selectAll')} />
							</th>
						)}
						{columns.map((column) => (
							<ColumnHead key={column.key} column={column} sort={sort} />
						))}
						{actions && (
							<th scope="col" className={`${head} ${atEnd} bg-raised px-3`}>
								{t('actions')}
							</th>
						)}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={rowKey(row)} data-row={rowKey(row)} className={`h-14 ${rowClass?.(row) ?? ''}`}>
							{selection && (
								<td className={`${cell} px-0`}>
									<Tick
										selection={selection}
										keys={[rowKey(row)]}
										label={t('select', { name: selection.nameOf(row) })}
									/>
								</td>
							)}
							{columns.map((column) => {
								const Cell = column.isHeader ? 'th' : 'td';
								return (
									<Cell
										key={column.key}
										scope={column.isHeader ? 'row' : undefined}
										className={`${cell} px-2 2xl:px-3`}
									>
										{column.cell(row)}
									</Cell>
								);
							})}
							{actions && (
								<td className={`${cell} ${atEnd} bg-surface px-2`}>
									<div className="flex items-center gap-1">{actions(row)}</div>
								</td>
							)}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

const head = 'border-line border-b py-1 font-semibold whitespace-nowrap';
const cell = 'border-line border-b py-1.5 font-normal';
/** Stays in sight, however wide the columns before it are; its shadow says that they go on below it. */
const atEnd = 'sticky right-0 border-l shadow-[-8px_0_8px_-8px_rgb(0_0_0/0.3)]';

function ColumnHead<Row>({ column, sort }: { column: Column<Row>; sort: Sort | undefined }) {
	const { title, sort: key } = column;
	if (!sort || key === undefined)
		return (
			<th scope="col" className={`${head} px-2 2xl:px-3`}>
				{title}
			</th>
		);
	const sorting = getSorting(sort.value, key);
	const Icon = sorting === 'none' ? ChevronsUpDown : sorting === 'ascending' ? ArrowUp : ArrowDown;
	return (
		<th scope="col" aria-sort={sorting} className={`${head} px-0 2xl:px-1`}>
			<button
				type="button"
				onClick={() => sort.change(nextSort(sort.value, key))}
				className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-semibold hover:bg-surface"
			>
				{title}
				<Icon
					aria-hidden="true"
					className={`size-4 ${sorting === 'none' ? 'text-text-muted' : 'text-primary'}`}
				/>
			</button>
		</th>
	);
}

function Cards<Row>(props: AdminTableProps<Row>) {
	const { caption, columns, rows, rowKey, actions, rowClass, selection, sort } = props;
	const t = useTranslations('admin.frame.table');
	return (
		<div className="flex flex-col gap-3">
			{sort && <SortSelect columns={columns} sort={sort} />}
			{selection && (
				<div className="flex items-center">
					<Tick selection={selection} keys={rows.map(rowKey)} label={t('selectAll')} />
					<span aria-hidden="true" className="text-sm">
						{t('selectAll')}
					</span>
				</div>
			)}
			<ul aria-label={caption} className="flex flex-col gap-3">
				{rows.map((row) => (
					<li
						key={rowKey(row)}
						data-row={rowKey(row)}
						className={`rounded-card border border-line bg-surface p-4 ${rowClass?.(row) ?? ''}`}
					>
						<div className="flex items-start gap-2">
							{selection && (
								<div className="-mt-2.5 -ml-2.5">
									<Tick
										selection={selection}
										keys={[rowKey(row)]}
										label={t('select', { name: selection.nameOf(row) })}
									/>
								</div>
							)}
							<div className="min-w-0 flex-1 font-semibold">
								{columns
									.filter(({ isHeader }) => isHeader)
									.map((column) => (
										<div key={column.key}>{column.cell(row)}</div>
									))}
							</div>
						</div>
						<dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
							{columns
								.filter(({ isHeader }) => !isHeader)
								.map((column) => (
									<div key={column.key} className="contents">
										<dt className="text-text-muted">{column.title}</dt>
										<dd className="min-w-0">{column.cell(row)}</dd>
									</div>
								))}
						</dl>
						{actions && <div className="mt-3 flex flex-wrap items-center gap-1">{actions(row)}</div>}
					</li>
				))}
			</ul>
		</div>
	);
}

function SortSelect<Row>({ columns, sort }: { columns: readonly Column<Row>[]; sort: Sort }) {
	const t = useTranslations('admin.frame.table');
	const choices = columns.flatMap(({ title: column, sort: key }) =>
		key === undefined
			? []
			: [
					{ value: key, text: t('ascending', { column }) },
					{ value: `-${key}`, text: t('descending', { column }) },
				],
	);
	if (choices.length === 0) return null;
	return (
		<Field id="admin-sort" label={t('sortBy')}>
			{(control) => (
				<Select {...control} value={sort.value} onChange={({ target }) => sort.change(target.value)}>
					{choices.map(({ value, text }) => (
						<option key={value} value={value}>
							{text}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
}

interface TickProps {
	selection: Pick<Selection<never>, 'selected' | 'change'>;
	keys: readonly string[];
	label: string;
}

function Tick({ selection: { selected, change }, keys, label }: TickProps) {
	const part = selectedPart(selected, keys);
	return (
		<label className="grid size-11 place-items-center">
			<span className="sr-only">{label}</span>
			<input
				type="checkbox"
				checked={part === 'all'}
				ref={(input) => {
					if (input) input.indeterminate = part === 'some';
				}}
				onChange={() => change(selectionWith(selected, keys, part !== 'all'))}
				className="size-5 accent-primary"
			/>
		</label>
	);
}

function Places({ text }: { text: string }) {
	return (
		<div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
			<p role="status" className="text-text-muted">
				{text}
			</p>
			{[1, 2, 3, 4, 5].map((place) => (
				<Skeleton key={place} className="h-10" />
			))}
		</div>
	);
}
