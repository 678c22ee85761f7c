import ts from 'typescript';
import hindi from '@/messages/hi';
import { flattenMessages } from './messages';

/** A translator with the namespace that it reads, or a part of the messages. The path of everything is empty. */
interface Known {
	kind: 'translator' | 'part';
	path: string;
}
type Names = Map<string, Known | null>;

const paths = new Set(
	flattenMessages(hindi).flatMap(([key]) =>
		key.split('.').map((_, at, keys) => keys.slice(0, at + 1).join('.')),
	),
);
const withoutLast = (path: string) => path.slice(0, Math.max(path.lastIndexOf('.'), 0));
/** The longest beginning of a path that the messages have. */
const existing = (path: string): string =>
	path === '' || paths.has(path) ? path : existing(withoutLast(path));
const join = (path: string, key: string) => (path && key ? `${path}.${key}` : path || key);

/** The keys that an argument may be. Of a template that is its beginning, of what is not known nothing. */
function getKeys(argument: ts.Expression | undefined): string[] {
	if (argument && ts.isStringLiteralLike(argument)) return [argument.text];
	if (argument && ts.isTemplateExpression(argument)) return [withoutLast(argument.head.text)];
	if (argument && ts.isConditionalExpression(argument))
		return [...getKeys(argument.whenTrue), ...getKeys(argument.whenFalse)];
	return [''];
}

/** The translator or the part of the messages that an expression is. The texts in a computed namespace count as paths. */
function find(node: ts.Expression | undefined, names: Names): Known | null {
	if (!node || ts.isIdentifier(node)) return (node && names.get(node.text)) ?? null;
	if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
		if (node.expression.text === 'useMessages') return { kind: 'part', path: '' };
		if (node.expression.text !== 'useTranslations') return null;
		const [namespace] = node.arguments;
		if (namespace && !ts.isStringLiteralLike(namespace)) return null;
		return { kind: 'translator', path: namespace?.text ?? '' };
	}
	const whole = ts.isPropertyAccessExpression(node) ? find(node.expression, names) : null;
	if (!ts.isPropertyAccessExpression(node) || !whole) return null;
	if (whole.kind === 'part') return { kind: 'part', path: join(whole.path, node.name.text) };
	return /^(rich|markup|has|raw)$/.test(node.name.text) ? whole : null;
}

/** Adds the names that a declaration gives to translators and to parts of the messages, and hides others. */
function declare(name: ts.BindingName, known: Known | null, names: Names): void {
	if (ts.isIdentifier(name)) names.set(name.text, known);
	else
		for (const element of name.elements) {
			if (ts.isOmittedExpression(element)) continue;
			const key = element.dotDotDotToken ? '' : (element.propertyName ?? element.name).getText();
			declare(element.name, known && { ...known, path: join(known.path, key) }, names);
		}
}

/** The names inside a function or a block. */
function getInnerNames(node: ts.Node, outer: Names): Names {
	if (!ts.isFunctionLike(node) && !ts.isBlock(node)) return outer;
	const names = new Map(outer);
	if (ts.isFunctionLike(node)) for (const { name } of node.parameters) declare(name, null, names);
	else
		for (const { declarationList } of node.statements.filter(ts.isVariableStatement))
			for (const { name, initializer } of declarationList.declarations)
				declare(name, find(initializer, names), names);
	return names;
}

const isNamed = (node: ts.Node, names: Names) =>
	ts.isVariableDeclaration(node) && ts.isBlock(node.parent.parent.parent) && find(node.initializer, names);

/**
 * The paths of the messages that a module may read: those of its translators and of `useMessages`, and each text that is a
 * path. A translator or a part of the messages that is passed on counts with all that it has.
 */
export function findMessageReads(source: ts.SourceFile): string[] {
	const reads = new Set<string>();
	const visit = (node: ts.Node, outer: Names): void => {
		const names = getInnerNames(node, outer);
		const visitAll = (inner: ts.Node) => ts.forEachChild(inner, (child) => visit(child, names));
		const known = ts.isExpression(node) ? find(node, names) : null;
		const called = ts.isCallExpression(node) ? find(node.expression, names) : null;
		if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
		if (ts.isCallExpression(node) && called?.kind === 'translator') {
			const [key, ...values] = node.arguments;
			for (const each of getKeys(key)) reads.add(existing(join(called.path, each)));
			if (key && !ts.isStringLiteralLike(key)) visitAll(key);
			for (const value of values) visit(value, names);
		} else if (known) {
			const isAll = known.kind === 'part' && known.path === '';
			// The dependencies of a hook.
			if (ts.isArrayLiteralExpression(node.parent) && (isAll || known.kind === 'translator')) return;
			if (isAll && !ts.isSpreadAssignment(node.parent))
				throw new Error(`${source.fileName} passes on all messages without naming any`);
			reads.add(existing(known.path));
		} else if (ts.isPropertyAccessExpression(node)) visit(node.expression, names);
		else if (ts.isPropertyAssignment(node)) visit(node.initializer, names);
		else if (!isNamed(node, names)) {
			if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
				for (const each of getKeys(node))
					if (paths.has(each) && (each.includes('.') || ts.isTemplateExpression(node))) reads.add(each);
			visitAll(node);
		}
	};
	visit(source, new Map());
	reads.delete('');
	return [...reads];
}
