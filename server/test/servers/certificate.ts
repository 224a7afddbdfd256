import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { generate } from "selfsigned";

/** A certificate for this machine, which this process believes from now on. */
export const certifyLocalhost = async (): Promise<{ cert: string; key: string }> => {
  // Believed ones are told apart by their subject.
  const subject = [{ name: "commonName", value: crypto.randomUUID() }];
  const { cert, private: key } = await generate(subject, {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
  setDefaultCACertificates([...getCACertificates("default"), cert]);
  return { cert, key };
};
