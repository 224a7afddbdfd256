/** An answer that another call must come first, in place of the endpoint's usual reply. */
export class Interim<Body> {
  readonly body: Body;

  constructor(body: Body) {
    this.body = body;
  }
}

/** Answers 202 and the endpoint's `interim`. */
export const interim = <Body>(body: Body): Interim<Body> => new Interim(body);
