/** How cards of a fight answer to being picked, by the id of an actor. */
export interface Targeting {
  isTarget(id: string): boolean;
  isAimed(id: string): boolean;
  isActor(id: string): boolean;
  canAct(id: string): boolean;
  pick(id: string): void;
}
