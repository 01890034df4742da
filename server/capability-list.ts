// The type of an ordered list of capabilities: one that needs what nobody before it provides does not compile, nor does
// one that uses what nobody provides, or provides what another does already.

import type { AnyCapability, Base } from './capability.ts'

type Of<Capability> = Capability extends {
  provide?: (needs: infer Needs) => infer Provided
  contribute?: (uses: infer Uses) => infer Contributed
}
  ? { needs: Needs; provided: Provided; uses: Uses; contributed: Contributed }
  : never

type Lacks<Have, Wanted> = {
  [Key in keyof Wanted]: Key extends keyof Have ? (Have[Key] extends Wanted[Key] ? never : Key) : Key
}[keyof Wanted]

/** A capability as it is, or a sentence that no capability is assignable to. */
type Checked<Capability extends AnyCapability, Have, Whole> = Have extends Of<Capability>['needs']
  ? Whole extends Of<Capability>['uses']
    ? keyof Of<Capability>['provided'] & keyof Have extends never
      ? Capability
      : `${Capability['name']} provides ${keyof Of<Capability>['provided'] & keyof Have & string}, which is there already`
    : `${Capability['name']} uses ${Lacks<Whole, Of<Capability>['uses']> & string}, which nobody provides`
  : `${Capability['name']} needs ${Lacks<Have, Of<Capability>['needs']> & string}, which nobody before it provides`

/** What is found gathers in `Done`: the compiler goes through a list of any length only where nothing waits for the rest. */
type CheckedList<List, Have, Whole, Done extends readonly unknown[] = []> = List extends readonly [
  infer First extends AnyCapability,
  ...infer Rest extends readonly AnyCapability[],
]
  ? CheckedList<Rest, Have & Of<First>['provided'], Whole, readonly [...Done, Checked<First, Have, Whole>]>
  : Done

type Provided<List, Have> = List extends readonly [
  infer First extends AnyCapability,
  ...infer Rest extends readonly AnyCapability[],
]
  ? Provided<Rest, Have & Of<First>['provided']>
  : Have

/** Everything there is once all have provided. */
export type PartsOf<List extends readonly AnyCapability[]> = Provided<List, Base>

type Part<List, Name extends string, Done = unknown> = List extends readonly [
  infer First extends AnyCapability,
  ...infer Rest extends readonly AnyCapability[],
]
  ? Part<
      Rest,
      Name,
      Done & (Of<First>['contributed'] extends { [Key in Name]?: infer Value } ? Value : unknown)
    >
  : Done

/** The handlers of all, as one object. */
export type HandlersOf<List extends readonly AnyCapability[]> = Part<List, 'handlers'>
/** What is deleted by retention, of all. */
export type TidiesOf<List extends readonly AnyCapability[]> = Part<List, 'tidies'>

/** Takes the list and checks its order. */
export const inOrder = <const List extends readonly AnyCapability[]>(
  ...list: List & CheckedList<List, Base, PartsOf<List>>
): List => list
